import type { Comment } from 'contract/evaluation/comments'
import type { Note } from 'contract/evaluation/notes'
import { lineColumns } from '../line-columns.ts'
import { type Column, type SheetTexts, tableOf, yesNo } from '../table.ts'
import { shownText } from './answers.ts'
import type { Gathered, Rated } from './gather.ts'

type Written<Text> = Rated & { text: Text }

const columnsOf = <Text extends Note | Comment>(sheetTexts: SheetTexts): Column<Written<Text>>[] => [
  ...lineColumns<Written<Text>>(sheetTexts, ({ line }) => line),
  [
    'indicator',
    ({ results, text }) => results.indicators.find(({ id }) => id === text.indicator)?.code ?? null,
  ],
  ['written_about', ({ text }) => text.former_code],
  ['author', ({ text }) => text.author.name],
  ['role', ({ text }) => sheetTexts.texts.role[text.author.role]],
  ['text', ({ text }) => shownText(text, sheetTexts)],
  ['hidden', ({ text }) => yesNo(text.hidden, sheetTexts)],
  ['written_on', ({ text }) => text.created_at],
]

/** Notes on answers, and on the line as a whole. */
export const notesTable = ({ sheetTexts, rated }: Gathered) =>
  tableOf<Written<Note>>(
    sheetTexts,
    'notes',
    [...columnsOf<Note>(sheetTexts), ['edited_on', ({ text }) => text.updated_at]],
    rated.flatMap((each) => each.line.notes.map((text) => ({ ...each, text }))),
  )

export const commentsTable = ({ sheetTexts, rated }: Gathered) =>
  tableOf<Written<Comment>>(
    sheetTexts,
    'comments',
    [
      ...columnsOf<Comment>(sheetTexts),
      ['edited_on', ({ text }) => text.edited_at],
      ['resolved', ({ text }) => yesNo(text.resolved, sheetTexts)],
    ],
    rated.flatMap((each) => each.line.comments.map((text) => ({ ...each, text }))),
  )
