import { onDevice } from '../../session/kept.ts'
import { session } from '../../session/stored-session.ts'

const keyOf = (id: number): string => `vereda.translation.${session()?.user.id ?? 0}.${id}`

/** Words that were written and not saved, on this device; null when there are none. */
export const keptWords = (id: number): string | null => onDevice.read(keyOf(id))

export const keepWords = (id: number, words: string | null): void => {
  onDevice.keep(keyOf(id), words)
}
