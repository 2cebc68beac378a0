import type { DutyAnswer } from 'contract/evaluation/duties'
import type { Duty } from 'contract/instrument/instruments'
import type { SheetTable } from '../../../spreadsheets/write-workbook.ts'
import { lineColumns } from '../line-columns.ts'
import { tableOf, yesNo } from '../table.ts'
import type { Gathered, Rated } from './gather.ts'

type Row = Rated & { duty: Duty; answer: DutyAnswer | undefined }

/** Every duty of every line, answered or not: duties are part of no score. None in editions without duties. */
export const dutyTables = ({ sheetTexts, rated, duties }: Gathered): SheetTable[] => {
  if (duties.length === 0) return []
  const rows = rated.flatMap((each) =>
    duties.map((duty) => ({ ...each, duty, answer: each.line.duties.find((one) => one.duty === duty.id) })),
  )
  const table = tableOf<Row>(
    sheetTexts,
    'duties',
    [
      ...lineColumns<Row>(sheetTexts, ({ line }) => line),
      ['duty', ({ duty }) => duty.code],
      ['text', ({ duty }) => duty.name],
      ['kept', ({ answer }) => (answer ? yesNo(answer.kept, sheetTexts) : null)],
      ['duty_plan', ({ answer }) => answer?.plan ?? null],
      ['answered_by', ({ answer }) => answer?.updated_by.name ?? null],
      ['answered_on', ({ answer }) => answer?.updated_at ?? null],
    ],
    rows,
  )
  return [table]
}
