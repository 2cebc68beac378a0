import { faultsOf } from 'contract/platform/catalogue/faults'
import { fileGroupOf } from 'contract/platform/catalogue/same-file'
import type { Language } from 'contract/platform/shapes'
import { keysOf } from 'contract/platform/typed'
import type { Db } from '../database/db.ts'
import { recentlyUsed } from '../recently-used.ts'
import { type Corrected, type Corrections, withCorrections } from './current-corrections.ts'
import { type Correction, correctionsOf, formerTextsOf, type Marks, marksOf } from './queries.ts'
import { releasedText } from './released.ts'

/**
 * Whether a correction still says what is meant, and fits: its English is that of this version, and it fills in the
 * same. Else the released words count until somebody looks at it.
 */
export const isCurrent = ({ language, key, words, made_of }: Correction): boolean => {
  const english = releasedText('en', key)
  return english === made_of && faultsOf({ language, key, text: words, english }).length === 0
}

/** Of one language: what holds, or null, and what was said before, the last of each message first. */
type OfLanguage = { corrected: Corrected | null; former: Corrected[] }

const correctedBy = (texts: ReadonlyMap<string, string>): Corrected => ({
  texts,
  compiled: new Map(),
  groups: new Map(),
})

/** Words of files go back some generations, which is further than files are old. */
const generations = 5

const formerOf = async (db: Db, language: Language): Promise<Corrected[]> => {
  const texts = Array.from({ length: generations }, () => new Map<string, string>())
  for (const { key, words } of await formerTextsOf(db, language))
    if (fileGroupOf(key) !== null) texts.find((each) => !each.has(key))?.set(key, words)
  return texts.filter(({ size }) => size > 0).map(correctedBy)
}

/** What stays in memory, by its mark; marks are of one database, so several in one process are no matter. */
const known = recentlyUsed<string, OfLanguage>(12)

const correctedFor = async (db: Db, language: Language, mark: string): Promise<OfLanguage> => {
  const before = known.get(mark)
  if (before !== undefined) return before
  // read after its mark: what changes meanwhile has another one
  const texts = new Map(
    (await correctionsOf(db, language)).filter(isCurrent).map(({ key, words }) => [key, words]),
  )
  const made = {
    corrected: texts.size === 0 ? null : correctedBy(texts),
    former: await formerOf(db, language),
  }
  known.set(mark, made)
  return made
}

const combined = recentlyUsed<string, Corrections | null>(4)

/** The corrections that these marks are of. */
export const correctionsFor = async (db: Db, marks: Marks | null): Promise<Corrections | null> => {
  if (marks === null) return null
  const name = JSON.stringify(marks)
  const before = combined.get(name)
  if (before !== undefined) return before
  const languages = new Map<Language, Corrected>()
  const former: Map<Language, Corrected>[] = []
  for (const language of keysOf(marks)) {
    const own = await correctedFor(db, language, marks[language] ?? '')
    if (own.corrected !== null) languages.set(language, own.corrected)
    own.former.forEach((each, at) => {
      former[at] = (former[at] ?? new Map()).set(language, each)
    })
  }
  const isEmpty = languages.size === 0 && former.length === 0
  const corrections = isEmpty
    ? null
    : { languages, former: former.map((each) => ({ languages: each, former: [] })) }
  combined.set(name, corrections)
  return corrections
}

/** Does work that speaks to people with the words as they are corrected now, on whichever server. */
export const speaking = async <Done>(db: Db, work: () => Done | Promise<Done>): Promise<Done> =>
  withCorrections(await correctionsFor(db, await marksOf(db)), work)
