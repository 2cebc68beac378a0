import type { Comment } from 'contract/evaluation/comments'
import type { Note } from 'contract/evaluation/notes'
import { lineColumns } from '../line-columns.ts'
import { type Column, type Said, tableOf, yesNo } from '../table.ts'
import { shownText } from './answers.ts'
import type { Gathered, Rated } from './gather.ts'

type Written<Text> = Rated & { text: Text }

const columnsOf = <Text extends Note | Comment>(said: Said): Column<Written<Text>>[] => [
  ...lineColumns<Written<Text>>(said, ({ line }) => line),
  [
    'indicator',
    ({ results, text }) => results.indicators.find(({ id }) => id === text.indicator)?.code ?? null,
  ],
  ['author', ({ text }) => text.author.name],
  ['role', ({ text }) => said.texts.role[text.author.role]],
  ['text', ({ text }) => shownText(text, said)],
  ['hidden', ({ text }) => yesNo(text.hidden, said)],
  ['written_on', ({ text }) => text.created_at],
]

/** What the evaluators wrote to say why, also of the line as a whole. */
export const notesTable = ({ said, rated }: Gathered) =>
  tableOf<Written<Note>>(
    said,
    'notes',
    [...columnsOf<Note>(said), ['edited_on', ({ text }) => text.updated_at]],
    rated.flatMap((each) => each.line.notes.map((text) => ({ ...each, text }))),
  )

export const commentsTable = ({ said, rated }: Gathered) =>
  tableOf<Written<Comment>>(
    said,
    'comments',
    [
      ...columnsOf<Comment>(said),
      ['edited_on', ({ text }) => text.edited_at],
      ['resolved', ({ text }) => yesNo(text.resolved, said)],
    ],
    rated.flatMap((each) => each.line.comments.map((text) => ({ ...each, text }))),
  )
