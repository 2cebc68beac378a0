import { NewNote } from 'contract/evaluation/notes'
import { assertFits, ResultChange } from 'contract/evaluation/results'
import type { OptionCode } from 'contract/instrument/instruments'
import { Problem } from 'contract/platform/problems'
import type { AnsweredIndicator } from '../../../evaluation/results/progress-queries.ts'
import { bareText, type Mark, stampOf } from '../../spreadsheets/fillable/mark.ts'
import { optionNamed, optionTexts } from '../../spreadsheets/fillable/option-texts.ts'
import { type Draft, type Faults, openFaults, refused, taken } from '../draft.ts'
import type { OptionKnown } from './queries.ts'
import type { Read } from './read-row.ts'

/** A row of an indicator that is there. */
type Known = Read & { mark: Mark; current: AnsweredIndicator }

type Answer = { option: OptionKnown; na_reason: string | null }

const isKnown = (read: Read): read is Known => read.mark !== null && read.current !== null

const isSameText = (one: string | null | undefined, other: string | null | undefined): boolean =>
  bareText(one ?? '') === bareText(other ?? '')

/** What was written into the cell; null when it is blank, or as it was when the sheet was made. */
const newText = (written: string | null, stamp: string | null): string | null =>
  written === null || stampOf(written) === stamp ? null : written

/** The option written into the cell; null when it is blank, or as it was when the sheet was made. */
const newOption = ({ written, mark, faults }: Known, fitting: OptionKnown[]): OptionKnown | null => {
  if (written.option === null) return null
  const code = optionNamed(written.option, fitting)
  if (code !== undefined && code === mark.option) return null
  const option = fitting.find((each) => each.code === code)
  if (!option) faults.add('option', 'does_not_exist')
  return option ?? null
}

const present = ({ current }: Known, fitting: OptionKnown[]): OptionKnown | undefined =>
  fitting.find(({ code }) => code === current.result?.code)

/** A reason that was written where nothing is "not applicable": it would be lost without a word. */
const reasonFault = ({ mark, faults }: Known, code: OptionCode | undefined): void => {
  if (code === undefined) faults.add('option', 'required')
  else if (mark.option === 'NA') faults.add('option', 'data_changed', 'Somebody changed this answer since')
  else faults.add('na_reason', 'validation_error', 'A reason belongs to the option NA only')
}

const assertFitInto = (faults: Faults, answer: Answer, current: AnsweredIndicator): void => {
  try {
    assertFits(answer.option, { scale: current.scale, na_allowed: current.na_allowed }, answer.na_reason)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    faults.addAll(error.extra.errors ?? {})
  }
}

/** The answer as it would stand, through the rules of a single one; null when the row changes none. */
const answerOf = (read: Known, fitting: OptionKnown[]): Answer | null => {
  const { written, mark, current, faults } = read
  const chosen = newOption(read, fitting)
  const reason = newText(written.na_reason, mark.na_reason)
  if (faults.any() || (chosen === null && reason === null)) return null
  const option = chosen ?? present(read, fitting)
  if (option?.code !== 'NA' && reason !== null) reasonFault(read, option?.code)
  if (!option || faults.any()) return null
  const currentReason = written.na_reason ?? current.result?.na_reason ?? null
  const shape = { na_reason: option.code === 'NA' ? (reason ?? currentReason) : null }
  const na_reason = taken(ResultChange, shape, faults)?.na_reason ?? null
  if (faults.any()) return null
  assertFitInto(faults, { option, na_reason }, current)
  const isSame = option.code === current.result?.code && isSameText(na_reason, current.result.na_reason)
  return isSame || faults.any() ? null : { option, na_reason }
}

/** The person's own note as it would stand; null when the row changes none. */
const noteOf = ({ written, mark, current, faults }: Known, line: number): string | null => {
  const text = newText(written.note, mark.note)
  if (text === null || isSameText(text, current.note?.text)) return null
  const wrong = openFaults()
  const note = taken(NewNote, { evaluation_line: line, indicator: current.indicator, text }, wrong)
  for (const { code } of wrong.errors.text ?? []) faults.add('note', code)
  return note?.text ?? null
}

const shown = (
  current: AnsweredIndicator,
  option: OptionKnown | undefined,
  reason: unknown,
  note: unknown,
) => ({
  name: `${current.code} ${current.name}`.trim(),
  option: option ? optionTexts(option) : null,
  na_reason: reason ?? null,
  note: note ?? null,
})

/** What would become of a row: what stands there now, what would, and what is wrong with it. */
export const planRow = (read: Read, options: OptionKnown[], line: number): Draft => {
  const { row: fileRow, faults, written } = read
  if (!isKnown(read)) return refused(fileRow.row, faults.errors, written)
  const { current } = read
  const fitting = options.filter(({ scale }) => scale === null || scale === current.scale)
  const answer = answerOf(read, fitting)
  const note = noteOf(read, line)
  const { result, note: own } = current
  const before = shown(current, present(read, fitting), result?.na_reason, own?.text)
  if (faults.any()) return refused(fileRow.row, faults.errors, { ...written, name: before.name })
  const after = {
    ...before,
    ...(answer && { option: optionTexts(answer.option), na_reason: answer.na_reason }),
    ...(note !== null && { note }),
  }
  const isNew = result === null && own === null
  const action = answer === null && note === null ? 'same' : isNew ? 'create' : 'change'
  return {
    row: fileRow.row,
    deed: action,
    errors: {},
    before: action === 'create' ? null : before,
    after,
    written: {
      indicator: current.indicator,
      result_id: result?.id ?? null,
      result_version: result?.version ?? null,
      from_code: result?.code ?? null,
      option_id: answer?.option.id ?? null,
      code: answer?.option.code ?? null,
      na_reason: answer?.na_reason ?? null,
      note_id: own?.id ?? null,
      note_version: own?.version ?? null,
      note,
    },
  }
}
