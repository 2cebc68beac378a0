import { isList, type TranslatedValue, textOfValue } from 'contract/instrument/translations'
import type { ProblemCode } from 'contract/platform/problems'
import type { Language } from 'contract/platform/shapes'
import { placeInFolder } from '../../spreadsheets/draft-texts/folder.ts'
import type { MadeOf } from '../../spreadsheets/draft-texts/made-of.ts'
import { draftStamp, draftText, keyOfText, type TextRow } from '../../spreadsheets/draft-texts/text-rows.ts'
import type { SentText } from './plan-text.ts'
import { leavesIn } from './read-yaml.ts'

/** A fault in a file, at one of its keys. */
export type FileFault = { at: string; code: ProblemCode }

/** The texts of a draft in one file, by their keys. */
export const textsOfFile = (rows: readonly TextRow[], file: string): Map<string, TextRow> =>
  new Map(
    rows.flatMap((row) => {
      const place = placeInFolder(row)
      return place.file === file ? [[place.path.join(' > '), row] as const] : []
    }),
  )

/** The stamp of a text in the archive; without one, that of the edition before. */
const stampBefore = (row: TextRow, language: Language, made: MadeOf | null): string | null =>
  made?.texts[language]?.[keyOfText(row)] ??
  (made ? null : draftStamp(row.field, draftText(row.piece.before, language, row.field)))

const fits = (row: TextRow, value: TranslatedValue): boolean =>
  value === '' || Array.isArray(value) === isList(row.field)

type Read = { sent: [TextRow, SentText][]; faults: FileFault[] }

/** Reads one file of a language: every key must be known, and every text of the draft present. */
export const readTexts = (
  value: unknown,
  known: Map<string, TextRow>,
  { file, language, made }: { file: string; language: Language; made: MadeOf | null },
): Read => {
  const read: Read = { sent: [], faults: [] }
  const seen = new Set<string>()
  const name = `${language}/${file}.yaml`
  for (const leaf of leavesIn(value)) {
    const key = leaf.path.join(' > ')
    const row = known.get(key)
    seen.add(key)
    const at = key === '' ? name : `${name}: ${key}`
    if (!row) read.faults.push({ at, code: 'does_not_exist' })
    else if (leaf.value === null || !fits(row, leaf.value)) read.faults.push({ at, code: 'validation_error' })
    else {
      const stamp = stampBefore(row, language, made)
      read.sent.push([row, { text: textOfValue(leaf.value) ?? '', stamp }])
    }
  }
  for (const [key, row] of known) {
    const isMissing = !seen.has(key) && draftText(row.piece.texts, language, row.field) !== ''
    if (isMissing) read.faults.push({ at: `${name}: ${key}`, code: 'required' })
  }
  return read
}
