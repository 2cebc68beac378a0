import type { Db } from '../../platform/database/db.ts'
import { refusal } from '../../platform/database/failures/refusal.ts'
import { carryOver } from './editions/carry-over.ts'
import { type Edition, type EditionRow, rowsOf, type Texts } from './editions/edition.ts'
import { formerEdition } from './editions/former-queries.ts'
import {
  addEdition,
  type Correction,
  correctTexts,
  lockInstruments,
  storedEdition,
} from './editions/queries.ts'
import { rowsInDatabase, type StoredRow } from './editions/row-queries.ts'

/**
 * Loads the instrument's texts in one transaction. A new edition becomes a new instrument; within an edition only
 * texts are corrected, audited. Texts changed in the product stay, unless the folder has changed the same texts
 * since. Refuses a changed meaning.
 */
export const loadInstruments = (db: Db, edition: Edition): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await lockInstruments(transaction)
    const stored = await storedEdition(transaction, edition.number)
    if (!stored) return begin(transaction, edition)
    const rows = await rowsInDatabase(transaction, stored.id)
    assertMeanTheSame(edition, rows)
    const corrections = correctionsOf(rowsOf(edition), rows, stored.source)
    if (corrections.length > 0) await correctTexts(transaction, stored.id, edition, corrections)
  })

/** A new edition takes over what people wrote in the one before. */
const begin = async (db: Db, folder: Edition): Promise<void> => {
  const former = await formerEdition(db, folder.number)
  const edition = structuredClone(folder)
  const changed = former ? carryOver(edition, former) : []
  await addEdition(db, edition, folder, { replaced: former?.id ?? null, changed })
}

const nameOf = (row: { kind: string; key: string }) => `${row.kind} ${row.key}`

const assertMeanTheSame = (edition: Edition, stored: StoredRow[]): void => {
  const before = new Map(stored.map((row) => [nameOf(row), row.meaning]))
  const after = new Map(rowsOf(edition).map((row) => [nameOf(row), row.meaning]))
  const findings = [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => before.get(name) !== after.get(name))
    .map((name) => `${name} was ${before.get(name) ?? 'not there'}, now ${after.get(name) ?? 'not there'}`)
  if (findings.length > 0) {
    throw refusal(
      `Edition ${edition.number} of the instrument is in use and its meaning must not change, give the text a new edition: ${findings.slice(0, 3).join('; ')}`,
    )
  }
}

/** Texts that changed in the folder since it was last read. */
const correctionsOf = (
  rows: EditionRow[],
  stored: StoredRow[],
  source: Record<string, Texts>,
): Correction[] => {
  const byName = new Map(stored.map((row) => [nameOf(row), row]))
  return rows.flatMap((row) => {
    const changed = changedTexts(source[nameOf(row)] ?? {}, row.texts)
    const current = byName.get(nameOf(row))
    if (Object.keys(changed).length === 0 || !current) return []
    const texts = merged(current.texts, changed)
    const english = row.texts['en'] ?? {}
    return [
      { kind: row.kind, id: current.id, texts, english, old: only(current.texts, changed), new: changed },
    ]
  })
}

const changedTexts = (before: Texts, after: Texts): Texts =>
  filtered(after, (value, language, field) => {
    return JSON.stringify(value) !== JSON.stringify(before[language]?.[field])
  })

const merged = (texts: Texts, changed: Texts): Texts => ({
  ...texts,
  ...Object.fromEntries(
    Object.entries(changed).map(([language, fields]) => [language, { ...texts[language], ...fields }]),
  ),
})

const only = (texts: Texts, named: Texts): Texts =>
  filtered(texts, (_, language, field) => named[language]?.[field] !== undefined)

const filtered = (
  texts: Texts,
  isWanted: (value: unknown, language: string, field: string) => boolean,
): Texts =>
  Object.fromEntries(
    Object.entries(texts)
      .map(([language, fields]) => {
        const wanted = Object.entries(fields).filter(([field, value]) => isWanted(value, language, field))
        return [language, Object.fromEntries(wanted)] as const
      })
      .filter(([, fields]) => Object.keys(fields).length > 0),
  )
