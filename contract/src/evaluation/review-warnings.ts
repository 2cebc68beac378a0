import type { disabilityCounts } from '../places/school-fields.ts'

type Count = (typeof disabilityCounts)[number]

/** More than this part of the indicators without a rating is told to the reviewer (domain §3.4). */
const muchNotApplicable = 0.2

const sight = ['students_with_visual_disabilities', 'students_with_deafblindness'] as const

/** Indicators that do not apply where there is no such learner, and the counts of a school that say there is one. */
const groupsMeant: Readonly<Record<string, readonly Count[]>> = {
  '1.1.2': sight,
  '1.1.4': sight,
  '2.2.4': ['students_with_deafblindness'],
  '3.2.2': sight,
  '3.2.4': sight,
  '6.2.2': [...sight, 'students_with_multiple_disabilities'],
}

export type ReviewWarnings = {
  /** How many indicators were said not to apply, when they are many. */
  many: number | null
  /** Codes of indicators that were said not to apply, though the school counts learners they are about. */
  contradicted: string[]
}

/** What a reviewer is told before the decision; nothing of it stands in the way of one. */
export const reviewWarnings = (
  indicators: number,
  notApplicable: readonly string[],
  school: Readonly<Record<Count, number | null>>,
): ReviewWarnings => ({
  many: notApplicable.length > indicators * muchNotApplicable ? notApplicable.length : null,
  contradicted: notApplicable.filter((code) => groupsMeant[code]?.some((count) => (school[count] ?? 0) > 0)),
})
