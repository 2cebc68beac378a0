import { type Basis, proposedBy } from 'contract/evaluation/proposed-letters'
import { assertFits, ResultChange } from 'contract/evaluation/results'
import type { OptionCode } from 'contract/instrument/instruments'
import { Problem } from 'contract/platform/problems'
import type { AnsweredIndicator } from '../../../evaluation/results/progress-queries.ts'
import { bareText, type Mark, stampOf } from '../../spreadsheets/fillable/mark.ts'
import { optionNamed } from '../../spreadsheets/fillable/option-texts.ts'
import { type Faults, taken } from '../draft.ts'
import { basisNow, newBasis } from './new-basis.ts'
import type { OptionKnown } from './queries.ts'
import type { Read } from './read-row.ts'

/** A row of an existing indicator. */
export type Known = Read & { mark: Mark; current: AnsweredIndicator }

/** The planned answer; `proposed` is the letter of its ticks and numbers, where the row changes them. */
export type Answer = {
  option: OptionKnown
  na_reason: string | null
  basis: Basis
  proposed: OptionKnown | null
}

export const isSameText = (one: string | null | undefined, other: string | null | undefined): boolean =>
  bareText(one ?? '') === bareText(other ?? '')

/** The text of a cell; null when it is blank, or as it was exported. */
export const newText = (written: string | null, stamp: string | null): string | null =>
  written === null || stampOf(written) === stamp ? null : written

/** The option of a cell; null when it is blank, or as it was exported. */
const newOption = ({ written, mark, faults }: Known, fitting: OptionKnown[]): OptionKnown | null => {
  if (written.option === null) return null
  const code = optionNamed(written.option, fitting)
  if (code !== undefined && code === mark.option) return null
  const option = fitting.find((each) => each.code === code)
  if (!option) faults.add('option', 'does_not_exist')
  return option ?? null
}

export const present = ({ current }: Known, fitting: OptionKnown[]): OptionKnown | undefined =>
  fitting.find(({ code }) => code === current.result?.code)

/** Refuses a reason without "not applicable": it would be lost. */
const reasonFault = ({ mark, faults }: Known, code: OptionCode | undefined): void => {
  if (code === undefined) faults.add('option', 'required')
  else if (mark.option === 'NA') faults.add('option', 'data_changed', 'Somebody changed this answer since')
  else faults.add('na_reason', 'validation_error', 'A reason belongs to the option NA only')
}

const assertFitInto = (
  faults: Faults,
  option: OptionKnown,
  reason: string | null,
  current: AnsweredIndicator,
) => {
  try {
    assertFits(option, { scale: current.scale, na_allowed: current.na_allowed }, reason)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    faults.addAll(error.extra.errors ?? {})
  }
}

/** The letter that new ticks and numbers propose; taken where there is no answer yet. */
const proposedOf = ({ current }: Known, basis: Basis | null, fitting: OptionKnown[]): OptionKnown | null => {
  const code = basis && proposedBy(current, basis)
  return fitting.find((each) => each.code === code) ?? null
}

const reasonOf = ({ written, current, faults }: Known, option: OptionKnown, reason: string | null) => {
  const currentReason = written.na_reason ?? current.result?.na_reason ?? null
  const shape = { na_reason: option.code === 'NA' ? (reason ?? currentReason) : null }
  return taken(ResultChange, shape, faults)?.na_reason ?? null
}

/**
 * The planned answer by the rules of a single one; null when the row changes none. A chosen letter stays whatever the
 * ticks propose; without one the proposed letter is taken.
 */
export const answerOf = (read: Known, fitting: OptionKnown[]): Answer | null => {
  const { written, mark, current, faults } = read
  const chosen = newOption(read, fitting)
  const reason = newText(written.na_reason, mark.na_reason)
  const basis = newBasis(read)
  if (faults.any() || (chosen === null && reason === null && basis === null)) return null
  const proposed = proposedOf(read, basis, fitting)
  const option = chosen ?? present(read, fitting) ?? proposed ?? undefined
  if (option?.code !== 'NA' && reason !== null) reasonFault(read, option?.code)
  if (!option && !faults.any()) faults.add('option', 'required')
  if (!option || faults.any()) return null
  const na_reason = reasonOf(read, option, reason)
  if (faults.any()) return null
  assertFitInto(faults, option, na_reason, current)
  const isSame =
    basis === null && option.code === current.result?.code && isSameText(na_reason, current.result.na_reason)
  return isSame || faults.any() ? null : { option, na_reason, basis: basis ?? basisNow(current), proposed }
}
