import type { IndicatorTextField } from 'contract/instrument/instruments'
import { isOneOf } from 'contract/platform/typed'

const names = ['asked', 'statements', 'levels', 'help', 'easy'] as const
export type FieldGroup = (typeof names)[number]

/** By purpose, in the order in which a school meets them. */
export const fieldGroups: Record<FieldGroup, readonly IndicatorTextField[]> = {
  asked: ['name', 'label', 'description', 'short'],
  statements: ['statements_s1', 'statements_s2', 'statements_s3', 'reached', 'of'],
  levels: ['s1', 's2', 's3', 'na_reason'],
  help: ['help', 'look_for', 'ask_family', 'ask_learner', 'plan'],
  easy: ['easy', 'easy_s1', 'easy_s2', 'easy_s3'],
}

/** The groups that the part has, with its fields. */
export const groupsOf = (fields: readonly string[]): { group: FieldGroup; fields: string[] }[] =>
  names
    .map((group) => ({ group, fields: fieldGroups[group].filter((field) => fields.includes(field)) }))
    .filter((each) => each.fields.length > 0)

export const groupOf = (field: string): FieldGroup | undefined =>
  names.find((group) => isOneOf(fieldGroups[group], field))

/** Statements are open at first, or levels in an edition without them. */
export const openAtFirst = (fields: readonly string[]): FieldGroup[] =>
  fields.includes('statements_s1') ? ['asked', 'statements'] : ['asked', 'levels']
