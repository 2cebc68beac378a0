import { domainNumbers } from 'contract/evaluation/scores/summary'
import { isFinal } from 'contract/insight/results/results-shown'
import type { SimilarSchools } from 'contract/insight/results/school-overview'
import type { Story } from 'contract/insight/results/school-story'
import { sideOf } from 'contract/insight/statistics/middle-half'
import { formatNumber, formatScore } from '../../../../i18n/format-number.ts'
import type { Translate } from '../../../../i18n/translation.tsx'

type Part = Story['parts'][number]

export const partName = (t: Translate, { domain }: Part): string =>
  domain ? `${domain.number}. ${domain.name}` : t('school.story.all')

export const lineLabel = (t: Translate, each: Story['lines'][number]): string => {
  const named = { line: t(`terms.line.${each.line.evaluation_type}`), year: each.line.year }
  return isFinal(each) ? `${named.line} ${named.year}` : t('school.story.dashed', named)
}

export const percentText = (t: Translate, percent: number | null): string =>
  percent === null ? t('school.story.notReported') : formatScore(percent)

/** Null where there is no line before. */
export const changeText = (t: Translate, { lines }: Story, { change }: Part): string | null => {
  const year = lines.at(-2)?.line.year
  if (year === undefined) return null
  if (change === null) return t('school.story.same', { year })
  const points = formatScore(Math.abs(change))
  return change > 0 ? t('school.story.up', { points, year }) : t('school.story.down', { points, year })
}

export type Similar = SimilarSchools | undefined
export type Band = { low: number; middle: number; high: number }

/** The middle half of similar schools in a chart's domain; null for the total and where they are too few. */
export const bandOf = (similar: Similar, { domain }: Part): Band | null => {
  const number = domainNumbers.find((each) => each === domain?.number)
  if (!similar || number === undefined) return null
  const { low, middle, high } = similar.domains[number]
  return low === null || middle === null || high === null ? null : { low, middle, high }
}

export const bandText = (t: Translate, { low, high }: Band): string =>
  t('school.story.band', { low: formatNumber(low), high: formatNumber(high) })

/** Which schools the bands are made of, and the school's position among them; null where there are none. */
export const similarText = (t: Translate, similar: Similar): string | null => {
  const sides = similar ? domainNumbers.map((number) => sideOf(similar.domains[number])) : []
  if (!similar || sides.every((side) => side === null)) return null
  const count = (wanted: string) => formatNumber(sides.filter((side) => side === wanted).length)
  return t('school.story.similar', {
    others: formatNumber(similar.others),
    above: count('above'),
    below: count('below'),
  })
}
