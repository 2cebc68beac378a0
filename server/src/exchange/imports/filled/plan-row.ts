import { NewNote } from 'contract/evaluation/notes'
import type { Basis } from 'contract/evaluation/proposed-letters'
import type { AnsweredIndicator } from '../../../evaluation/results/progress-queries.ts'
import { optionTexts } from '../../spreadsheets/fillable/option-texts.ts'
import { type Draft, openFaults, refused, taken } from '../draft.ts'
import { answerOf, isSameText, type Known, newText, present } from './new-answer.ts'
import { basisNow } from './new-basis.ts'
import type { OptionKnown } from './queries.ts'
import type { Read } from './read-row.ts'

const isKnown = (read: Read): read is Known => read.mark !== null && read.current !== null

/** The planned text of the person's own note; null when the row changes none. */
const noteOf = ({ written, mark, current, faults }: Known, line: number): string | null => {
  const text = newText(written.note, mark.note)
  if (text === null || isSameText(text, current.note?.text)) return null
  const wrong = openFaults()
  const note = taken(NewNote, { evaluation_line: line, indicator: current.indicator, text }, wrong)
  for (const { code } of wrong.errors.text ?? []) faults.add('note', code)
  return note?.text ?? null
}

/** With the texts of statements, not only numbers. */
const basisShown = ({ statements }: AnsweredIndicator, basis: Basis) =>
  statements.length === 0
    ? {}
    : {
        statements: statements
          .filter(({ id }) => basis.statements.includes(id))
          .map(({ id, text }) => `${id} ${text}`),
        reached: basis.reached,
        of: basis.of,
      }

const shown = (
  current: AnsweredIndicator,
  option: OptionKnown | undefined,
  reason: unknown,
  note: unknown,
) => ({
  name: `${current.code} ${current.name}`.trim(),
  ...basisShown(current, basisNow(current)),
  option: option ? optionTexts(option) : null,
  na_reason: reason ?? null,
  note: note ?? null,
})

/** The changes of answer and note, with the values before. */
const writtenOf = ({ current }: Known, answer: ReturnType<typeof answerOf>, note: string | null) => {
  const { result, note: own } = current
  const now = basisNow(current)
  return {
    indicator: current.indicator,
    result_id: result?.id ?? null,
    result_version: result?.version ?? null,
    from_code: result?.code ?? null,
    from_basis: now,
    option_id: answer?.option.id ?? null,
    code: answer?.option.code ?? null,
    na_reason: answer?.na_reason ?? null,
    basis: answer?.basis ?? now,
    note_id: own?.id ?? null,
    note_version: own?.version ?? null,
    note,
  }
}

/** The draft of a row: current and planned values, and faults. */
export const planRow = (read: Read, options: OptionKnown[], line: number): Draft => {
  const { row: fileRow, faults, written } = read
  const { sheet, row } = fileRow
  if (!isKnown(read)) return { ...refused(row, faults.errors, written), sheet }
  const { current } = read
  const fitting = options.filter(({ scale }) => scale === null || scale === current.scale)
  const answer = answerOf(read, fitting)
  const note = noteOf(read, line)
  const { result, note: own } = current
  const before = shown(current, present(read, fitting), result?.na_reason, own?.text)
  if (faults.any()) return { ...refused(row, faults.errors, { ...written, name: before.name }), sheet }
  const after = {
    ...before,
    ...(answer && {
      ...basisShown(current, answer.basis),
      ...(answer.proposed && { proposed: optionTexts(answer.proposed) }),
      option: optionTexts(answer.option),
      na_reason: answer.na_reason,
    }),
    ...(note !== null && { note }),
  }
  const isNew = result === null && own === null
  const action = answer === null && note === null ? 'same' : isNew ? 'create' : 'change'
  return {
    sheet,
    row,
    deed: action,
    errors: {},
    before: action === 'create' ? null : before,
    after,
    written: writtenOf(read, answer, note),
  }
}
