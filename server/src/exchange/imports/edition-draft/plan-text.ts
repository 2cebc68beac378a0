import { DraftPieceChange } from 'contract/instrument/edition-drafts'
import { textOfValue, valueOfText } from 'contract/instrument/translations'
import { languageCodes } from 'contract/platform/languages'
import type { Language } from 'contract/platform/shapes'
import { columnOf } from '../../spreadsheets/draft-texts/columns.ts'
import {
  bareDraftText,
  draftStamp,
  draftText,
  type TextRow,
  textTitle,
} from '../../spreadsheets/draft-texts/text-rows.ts'
import { type Draft, type Faults, openFaults } from '../draft.ts'

/** The text in one language, and its stamp at the time of the export. */
export type SentText = { text: string; stamp: string | null }

/** One text of a draft in a file. */
export type Incoming = { row: number; target: TextRow; sent: Partial<Record<Language, SentText>> }

const inDraft = 'This draft has no text in that language'
const meanwhile = 'Somebody changed this text in the draft since the file was made'

const isTooLong = (text: string): boolean =>
  !DraftPieceChange.safeParse({ texts: [entry('en', text)] }).success
const entry = (language: Language, text: string) => ({ language, field: 'name' as const, text })

/**
 * The texts to write. A text that is as it was exported counts as not written; where the draft was changed since, it
 * stays and is reported.
 */
const textToWrite = (
  { target: { piece, field } }: Incoming,
  language: Language,
  { text, stamp }: SentText,
  faults: Faults,
): string | null => {
  const next = textOfValue(valueOfText(field, text)) ?? ''
  const current = draftText(piece.texts, language, field)
  if (bareDraftText(field, next) === bareDraftText(field, current) || draftStamp(field, next) === stamp)
    return null
  if (stamp !== draftStamp(field, current)) faults.add(columnOf(language), 'data_changed', meanwhile)
  else if (next === '') faults.add(columnOf(language), 'required')
  else if (isTooLong(next)) faults.add(columnOf(language), 'max_length')
  return next
}

/** The draft of one text. */
export const plannedText = (incoming: Incoming, draft: readonly Language[], reader: Language): Draft => {
  const { row, target, sent } = incoming
  const faults = openFaults()
  const name = textTitle(target, reader)
  const before: Record<string, unknown> = { name }
  const after: Record<string, unknown> = { name }
  const texts: { language: Language; field: string; text: string }[] = []
  for (const language of languageCodes) {
    const each = sent[language]
    if (!each) continue
    if (!draft.includes(language)) {
      faults.add(columnOf(language), 'does_not_exist', inDraft)
      continue
    }
    const next = textToWrite(incoming, language, each, faults)
    if (next === null) continue
    before[columnOf(language)] = draftText(target.piece.texts, language, target.field)
    after[columnOf(language)] = next
    texts.push({ language, field: target.field, text: next })
  }
  const { id, version } = target.piece
  if (faults.any()) return { row, deed: 'refuse', errors: faults.errors, before, after, object_id: id }
  if (texts.length === 0) return { row, deed: 'same', errors: {}, before, after, object_id: id }
  return { row, deed: 'change', errors: {}, before, after, object_id: id, version, written: { texts } }
}
