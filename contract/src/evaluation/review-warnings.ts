import type { disabilityCounts } from '../places/school-fields.ts'

type Count = (typeof disabilityCounts)[number]

/** A larger part of NA is reported to the reviewer (domain.md, 3.4). */
const muchNotApplicable = 0.2

const sight = ['students_with_visual_disabilities', 'students_with_deafblindness'] as const

/** Indicators that apply only with certain learners, and the school's counts of those. */
const groupsMeant: Readonly<Record<string, readonly Count[]>> = {
  '1.1.2': sight,
  '1.1.4': sight,
  '2.2.4': ['students_with_deafblindness'],
  '3.2.2': sight,
  '3.2.4': sight,
  '6.2.2': [...sight, 'students_with_multiple_disabilities'],
}

export type ReviewWarnings = {
  /** The number of NA, if it is large; else null. */
  naCount: number | null
  /** Codes of indicators answered with NA although the school counts such learners. */
  contradicted: string[]
}

/** Warnings for the reviewer; none prevents a decision. */
export const reviewWarnings = (
  indicators: number,
  notApplicable: readonly string[],
  school: Readonly<Record<Count, number | null>>,
): ReviewWarnings => ({
  naCount: notApplicable.length > indicators * muchNotApplicable ? notApplicable.length : null,
  contradicted: notApplicable.filter((code) => groupsMeant[code]?.some((count) => (school[count] ?? 0) > 0)),
})
