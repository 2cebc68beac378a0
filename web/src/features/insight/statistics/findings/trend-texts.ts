import { type MeanOfSchools, type Trend, trendChanges } from 'contract/insight/statistics/trend'
import { formatNumber } from '../../../../i18n/format-number.ts'
import type { Translate } from '../../../../i18n/translation.tsx'

/** From 0 to 100. */
export const shownMean = (mean: number): number => Math.round(mean)
export const meanText = (t: Translate, { mean, schools }: MeanOfSchools): string =>
  mean === null ? (schools === 0 ? '–' : t('statistics.notShown')) : formatNumber(shownMean(mean))

const changeText = (t: Translate, points: number): string => {
  if (points === 0) return t('statistics.changeSame')
  const shown = { points: formatNumber(Math.abs(points)) }
  return points > 0 ? t('statistics.changeUp', shown) : t('statistics.changeDown', shown)
}

export const trendTitle = (t: Translate, trend: Trend): string => {
  const changes = trendChanges(trend)
  if (!changes) return t('findings.trendNone')
  const { since, year, mean, all, stayed } = changes
  if (all === null) return t('findings.trendOne', { year, mean: formatNumber(mean) })
  return stayed === null
    ? t('findings.trendAll', { since, all: changeText(t, all) })
    : t('findings.trendBoth', { since, all: changeText(t, all), stayed: changeText(t, stayed) })
}

/** The values of a year in words, with the number of schools. */
export const yearText = (t: Translate, { year, all, stayed }: Trend['years'][number]): string => {
  const values = [`${t('findings.allSchools')} ${meanText(t, all)}`]
  if (stayed.mean !== null) values.push(`${t('findings.stayedSchools')} ${meanText(t, stayed)}`)
  values.push(`${t('findings.schoolsCounted')} ${formatNumber(all.schools)}`)
  return t('findings.trendPoint', { year, values: values.join(', ') })
}
