import { createHash } from 'node:crypto'
import { type OptionCode, optionCodes } from 'contract/instrument/instruments'
import { isOneOf } from 'contract/platform/typed'

/**
 * What a row of a filled sheet is, and its cells at the export: an unchanged cell counts as not filled in, however
 * old the sheet. `line` is null on a sheet for any line; `edition` is 0 on one of a draft, which fills none.
 */
export type Mark = {
  edition: number
  line: number | null
  indicator: string
  option: OptionCode | null
  na_reason: string | null
  note: string | null
  statements: number[]
  reached: number | null
  of: number | null
}

export type DutyMark = {
  edition: number
  line: number | null
  duty: string
  kept: boolean | null
  plan: string | null
}

/** Ignores spaces and line ends that spreadsheets change. */
export const bareText = (text: string): string => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()

/** A short hash to detect a changed text, which does not reveal it. */
export const stampOf = (text: string | null): string | null =>
  text === null || bareText(text) === ''
    ? null
    : createHash('sha256').update(bareText(text)).digest('hex').slice(0, 12)

const none = '-'

export const writeMark = (mark: Mark): string => {
  const { edition, line, indicator, option, na_reason, note, statements, reached, of } = mark
  const basis = statements.length > 0 || of !== null ? [statements.join('.') || none, reached, of] : []
  return ['vereda1', edition, line, indicator, option, na_reason, note, ...basis]
    .map((part) => part ?? none)
    .join(':')
}

export const writeDutyMark = ({ edition, line, duty, kept, plan }: DutyMark): string =>
  ['duty1', edition, line, duty, kept === null ? null : kept ? 'yes' : 'no', plan]
    .map((part) => part ?? none)
    .join(':')

const shape =
  /^vereda1:(?<edition>0|[1-9]\d{0,8}):(?<line>-|[1-9]\d{0,9}):(?<indicator>[\d.]{1,20}):(?<option>-|[A-Z]{1,2}):(?<reason>-|[0-9a-f]{12}):(?<note>-|[0-9a-f]{12})(?::(?<statements>-|[\d.]{2,40}):(?<reached>-|\d{1,7}):(?<of>-|\d{1,7}))?$/

const dutyShape =
  /^duty1:(?<edition>0|[1-9]\d{0,8}):(?<line>-|[1-9]\d{0,9}):(?<duty>[A-Z]\d{1,3}):(?<kept>-|yes|no):(?<plan>-|[0-9a-f]{12})$/

const orNull = (text: string | undefined): string | null =>
  text === undefined || text === none ? null : text

const numberOrNull = (text: string | undefined): number | null => {
  const found = orNull(text)
  return found === null ? null : Number(found)
}

/** Null when it is invalid. */
export const readMark = (text: string): Mark | null => {
  const groups = shape.exec(text.trim())?.groups
  if (!groups) return null
  const option = orNull(groups.option)
  if (option !== null && !isOneOf(optionCodes, option)) return null
  return {
    edition: Number(groups.edition),
    line: numberOrNull(groups.line),
    indicator: groups.indicator ?? '',
    option,
    na_reason: orNull(groups.reason),
    note: orNull(groups.note),
    statements: (orNull(groups.statements) ?? '').split('.').filter(Boolean).map(Number),
    reached: numberOrNull(groups.reached),
    of: numberOrNull(groups.of),
  }
}

/** Null when it is invalid. */
export const readDutyMark = (text: string): DutyMark | null => {
  const groups = dutyShape.exec(text.trim())?.groups
  if (!groups) return null
  const answer = orNull(groups.kept)
  return {
    edition: Number(groups.edition),
    line: numberOrNull(groups.line),
    duty: groups.duty ?? '',
    kept: answer === null ? null : answer === 'yes',
    plan: orNull(groups.plan),
  }
}
