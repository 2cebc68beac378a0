import { isFinal } from 'contract/insight/results/results-shown'
import type { Story } from 'contract/insight/results/school-story'
import { formatScore } from '../../../../i18n/format-number.ts'
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

/** What changed since the line before; null where there is none before. */
export const changeText = (t: Translate, { lines }: Story, { change }: Part): string | null => {
  const year = lines.at(-2)?.line.year
  if (year === undefined) return null
  if (change === null) return t('school.story.same', { year })
  const points = formatScore(Math.abs(change))
  return change > 0 ? t('school.story.up', { points, year }) : t('school.story.down', { points, year })
}
