import type { FormerParts } from 'contract/evaluation/edition-moves'
import { notesOnFormer } from 'contract/evaluation/former-notes'
import type { SheetTable } from '../../../spreadsheets/write-workbook.ts'
import { lineColumns } from '../line-columns.ts'
import { type SheetTexts, tableOf, yesNo } from '../table.ts'
import { shownText, writerOf } from './answers.ts'
import type { Gathered, Rated } from './gather.ts'

type Answer = FormerParts['answers'][number]
type Duty = FormerParts['duties'][number]
type Reason = FormerParts['reasons'][number]
type Row = Rated & {
  moves: FormerParts['moves']
  answer?: Answer
  duty?: Duty
  reason?: Reason
  code: string
  name: string
  by: string
}

const rowsOf = (each: Rated, { moves, answers, duties, reasons }: FormerParts): Row[] => [
  ...answers.map((answer) => ({ ...each, moves, answer, ...answer, by: answer.by.name })),
  ...duties.map((duty) => ({ ...each, moves, duty, ...duty, by: duty.by.name })),
  ...reasons.map((reason) => ({ ...each, moves, reason, ...reason, by: reason.by.name })),
]

/** Notes on the answer; one hidden by a reviewer is replaced by a notice. */
const notesOf = ({ line, answer, moves }: Row, sheetTexts: SheetTexts): string | null =>
  (answer ? notesOnFormer(line.notes, answer, moves) : [])
    .map((note) => `${writerOf(note, sheetTexts)}: ${shownText(note, sheetTexts)}`)
    .join('\n') || null

/** Content of former editions that has no place in this one. None where no line was moved. */
export const formerTables = ({ sheetTexts, rated, former }: Gathered): SheetTable[] => {
  const rows = rated.flatMap((each) => {
    const parts = former.get(each.line.id)
    return parts ? rowsOf(each, parts) : []
  })
  if (rows.length === 0) return []
  return [
    tableOf<Row>(
      sheetTexts,
      'former',
      [
        ...lineColumns<Row>(sheetTexts, ({ line }) => line),
        ['written_about', ({ code }) => code],
        ['text', ({ name }) => name],
        ['option', ({ answer }) => answer?.option ?? null],
        ['option_words', ({ answer }) => answer?.label ?? null],
        ['na_reason', ({ answer }) => answer?.na_reason ?? null],
        ['statements', ({ answer }) => answer?.statements.join('\n') || null],
        ['reached', ({ answer }) => answer?.reached ?? null],
        ['of', ({ answer }) => answer?.of ?? null],
        [
          'shown_by',
          ({ answer, line }) =>
            line.files
              .filter(({ id }) => answer?.files.includes(id))
              .map(({ name }) => name)
              .join('\n') || null,
        ],
        ['kept', ({ duty }) => (duty ? yesNo(duty.kept, sheetTexts) : null)],
        ['duty_plan', ({ duty }) => duty?.plan ?? null],
        ['reason', ({ reason }) => reason?.text ?? null],
        ['notes', (row) => notesOf(row, sheetTexts)],
        ['answered_by', ({ by }) => by],
        ['answered_on', ({ answer, duty }) => answer?.at ?? duty?.at ?? null],
      ],
      rows,
    ),
  ]
}
