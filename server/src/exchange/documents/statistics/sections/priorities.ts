import { type DomainNumber, domainNumbers } from 'contract/evaluation/scores/summary'
import { extremesOf } from 'contract/insight/statistics/statistics-figures'
import { table } from '../../blocks.ts'
import type { Block } from '../../document.ts'
import type { FigureVoice, Shown } from '../figure-voice.ts'

type GoalsOf = (number: DomainNumber) => number

/** The weights of one place only; of several places there is no sum of them. */
const tableOf = ({ t, domain, count, score }: FigureVoice, { whole }: Shown, goalsOf: GoalsOf): Block => {
  const weights = whole?.priorities
  return table({
    caption: t('statistics.priorities'),
    head: [t('scores.domain'), t('statistics.goalsHead'), ...(whole ? [t('statistics.weightHead')] : [])],
    rows: domainNumbers.map((number) => [
      domain(number),
      count(goalsOf(number)),
      ...(whole ? [score(weights?.rows[0]?.values[number].weight, (weights?.suppressed ?? 0) > 0)] : []),
    ]),
    align: ['start', 'end', ...(whole ? (['end'] as const) : [])],
    widths: [3, 1, ...(whole ? [1] : [])],
  })
}

/** Domains of goals and points of priority. */
export const prioritiesSection = (voice: FigureVoice, shown: Shown): Block[] => {
  const { t, domain, count, section } = voice
  const { whole, parts } = shown
  const answer = (whole ?? parts).priorities
  if (!answer) return []
  const { rows } = answer
  const goalsOf: GoalsOf = (number) => rows.reduce((sum, { values }) => sum + (values[number].goals ?? 0), 0)
  const most = Math.max(...domainNumbers.map(goalsOf))
  const found = extremesOf(goalsOf)
  const saying = found
    ? t('statistics.prioritiesSaid', {
        domain: domain(found.highest),
        goals: count(goalsOf(found.highest)),
      })
    : null
  return section({
    title: t('statistics.priorities'),
    hint: t('statistics.prioritiesHint'),
    sentence: saying,
    hidden: whole ? answer : undefined,
    empty: rows.length === 0 && t('statistics.nothingCounted'),
    blocks: () => [
      {
        kind: 'chart',
        caption: t('statistics.priorities'),
        description: saying ?? t('statistics.prioritiesHint'),
        chart: {
          kind: 'bars',
          bars: domainNumbers.map((number) => ({
            name: domain(number),
            percent: most === 0 ? 0 : (goalsOf(number) / most) * 100,
            text: t('statistics.goals', { count: goalsOf(number), goals: count(goalsOf(number)) }),
          })),
        },
      },
      tableOf(voice, shown, goalsOf),
    ],
  })
}
