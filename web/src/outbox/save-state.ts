import type { Outbox } from './outbox.ts'

/**
 * What may truly be said of a person's work: everything is on the server; it is on its way; it is on this device
 * and waits for the line; or the server refused something and a person has to decide.
 */
export type SaveState =
  | { kind: 'saved'; at: number | null }
  | { kind: 'saving' }
  | { kind: 'on device'; waiting: number }
  | { kind: 'refused'; refused: number }

/** Files are counted apart: a photo that waits does not make an answer unsaved. */
export const saveStateOf = ({ entries, savedAt, sending }: Outbox, line?: number): SaveState => {
  const words = entries.filter(
    (entry) => (line === undefined || entry.line === line) && entry.work.kind !== 'file',
  )
  const refused = words.filter(({ state }) => state === 'refused').length
  if (refused > 0) return { kind: 'refused', refused }
  if (words.length === 0) return { kind: 'saved', at: savedAt }
  const isTried = words.some(({ tries }) => tries > 0)
  return sending !== null || !isTried ? { kind: 'saving' } : { kind: 'on device', waiting: words.length }
}
