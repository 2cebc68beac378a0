import type { WeakPoints } from 'contract/insight/statistics/findings'
import { type MeanOfSchools, type Trend, trendChanges } from 'contract/insight/statistics/trend'
import { heading, paragraph, table } from '../../blocks.ts'
import type { Block } from '../../document.ts'
import type { FigureVoice } from '../figure-voice.ts'

type WeakPoint = WeakPoints['indicators'][number]

const sentenceOf = ({ t, count }: FigureVoice, { short: name, schools, learners }: WeakPoint): string => {
  const values = { label: t('findings.first'), name, count: schools, schools: count(schools) }
  if (learners.people === null) return t('findings.weakHidden', values)
  const known = { ...values, learners: count(learners.people) }
  return learners.hidden > 0 ? t('findings.weakAtLeast', known) : t('findings.weak', known)
}

/** By the number of learners; the weakest also in a sentence. */
export const weakPointsSection = (voice: FigureVoice, { schools, indicators }: WeakPoints): Block[] => {
  const { t, count } = voice
  const [first] = indicators
  if (!first)
    return [
      heading(1, t('findings.weakPoints')),
      paragraph(
        schools < 3
          ? t('findings.tooFewText', { count: schools, schools: count(schools) })
          : t('findings.noWeak'),
      ),
    ]
  return [
    heading(1, t('findings.weakPoints')),
    paragraph(sentenceOf(voice, first), 'lead'),
    table({
      caption: t('findings.weakPoints'),
      head: [
        t('findings.indicatorHead'),
        t('findings.schoolsHead'),
        t('findings.learnersHead'),
        t('findings.notAdded'),
      ],
      rows: indicators.map(({ code, short, schools: weak, learners }) => [
        `${code} ${short}`,
        count(weak),
        learners.people === null ? t('findings.fewerThanFive') : count(learners.people),
        count(learners.hidden),
      ]),
      align: ['start', 'end', 'end', 'end'],
      widths: [4, 1, 1, 1],
    }),
  ]
}

const titleOf = ({ t, count }: FigureVoice, trend: Trend): string => {
  const changes = trendChanges(trend)
  if (!changes) return t('findings.trendNoneText')
  const { since, year, mean, all, stayed } = changes
  const changed = (points: number): string => {
    if (points === 0) return t('statistics.changeSame')
    const shown = { points: count(Math.abs(points)) }
    return points > 0 ? t('statistics.changeUp', shown) : t('statistics.changeDown', shown)
  }
  if (all === null) return t('findings.trendOne', { year, mean: count(mean) })
  return stayed === null
    ? t('findings.trendAll', { since, all: changed(all) })
    : t('findings.trendBoth', { since, all: changed(all), stayed: changed(stayed) })
}

/** A mean of 100 as documents write it. */
export const meanOf = ({ count }: FigureVoice, { schools, mean }: MeanOfSchools): string =>
  count(mean === null ? null : Math.round(mean), schools > 0)

/** The mean by year, of all schools and of those evaluated by `since` and again after it. */
export const trendSection = (voice: FigureVoice, trend: Trend): Block[] => {
  const { t, count } = voice
  const { since, years } = trend
  return [
    heading(1, t('findings.trend')),
    paragraph(titleOf(voice, trend)),
    ...(since === null
      ? []
      : [
          paragraph(`${t('findings.trendHint')} ${t('findings.stayedHint', { since })}`, 'small'),
          table({
            caption: t('findings.trend'),
            head: [
              t('findings.yearHead'),
              t('findings.allSchools'),
              t('findings.schoolsCounted'),
              t('findings.stayedSchools'),
              t('findings.stayedCounted'),
            ],
            rows: years.map(({ year, all, stayed }) => [
              String(year),
              meanOf(voice, all),
              count(all.schools),
              meanOf(voice, stayed),
              count(stayed.schools),
            ]),
            align: ['start', 'end', 'end', 'end', 'end'],
            widths: [1, 1, 1, 1, 1],
          }),
        ]),
  ]
}
