import type { Category, Indicator, Option } from 'contract/instrument/instruments'
import type { Practised } from './practised.ts'

/** A few of the first indicators are enough to try every step. */
const tried = 3

/** The texts of an edition for the practice. */
export type Sample = { category: Category; indicators: readonly Indicator[]; options: readonly Option[] }

export const sampleOf = (categories: readonly Category[], options: readonly Option[]): Sample | null => {
  const [category] = categories
  if (!category) return null
  const indicators = (category.outcomes ?? []).flatMap((outcome) => outcome.indicators).slice(0, tried)
  return indicators.length > 0 ? { category, indicators, options } : null
}

/** The practice requires an answer to each indicator and one photo. */
export const missingIn = ({ indicators }: Sample, { answers, files }: Practised) => ({
  indicators: indicators.filter(({ id }) => !answers[id]),
  photos: files.some(({ isPhoto }) => isPhoto) ? 0 : 1,
})
