import { digestOf } from 'contract/platform/catalogue/digest'
import type { Language } from 'contract/platform/shapes'
import compile from 'icu-minify/compile'
import type { Db } from '../database/db.ts'
import type { Corrected, Corrections } from './current-corrections.ts'
import { type Marks, marksOf } from './queries.ts'
import { digestIn } from './released.ts'
import { correctionsFor } from './speaking.ts'

const digests = new WeakMap<Corrected, string>()

/** Of what holds: a release whose rules refuse a correction takes it from devices too. */
const digestOfTexts = (corrected: Corrected): string => {
  const known = digests.get(corrected) ?? digestOf([...corrected.texts])
  digests.set(corrected, known)
  return known
}

/** Of these corrections over the words of this version: a device lays them over the same words alone. */
const versionOf = (marks: Marks, language: Language, corrected: Corrected): string =>
  `${(marks[language] ?? '').slice(0, 13)}.${digestIn(language)}.${digestOfTexts(corrected)}`

/** The version of each language's corrections, of languages that have some that hold. */
export const wordVersions = async (db: Db): Promise<Partial<Record<Language, string>>> => {
  const marks = await marksOf(db)
  const corrections = await correctionsFor(db, marks)
  if (marks === null || corrections === null) return {}
  return Object.fromEntries(
    [...corrections.languages].map(([language, corrected]) => [
      language,
      versionOf(marks, language, corrected),
    ]),
  )
}

export type ForDevices = { version: string | null; texts: Record<string, unknown> }

const none: ForDevices = { version: null, texts: {} }
const made = new WeakMap<Corrections, Map<Language, ForDevices>>()

/** The corrections of a language, compiled, since nothing on a device reads ICU. */
export const correctionsForDevices = async (db: Db, language: Language): Promise<ForDevices> => {
  const marks = await marksOf(db)
  const corrections = await correctionsFor(db, marks)
  const corrected = corrections?.languages.get(language)
  if (marks === null || corrections === null || corrected === undefined) return none
  const known = made.get(corrections) ?? new Map<Language, ForDevices>()
  made.set(corrections, known)
  const before = known.get(language)
  if (before !== undefined) return before
  const texts = Object.fromEntries([...corrected.texts].map(([key, text]) => [key, compile(text)]))
  const answer = { version: versionOf(marks, language, corrected), texts }
  known.set(language, answer)
  return answer
}
