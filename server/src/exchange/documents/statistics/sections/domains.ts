import { type DomainNumber, domainNumbers } from 'contract/evaluation/scores/summary'
import { extremesOf } from 'contract/insight/statistics/statistics-figures'
import { table } from '../../blocks.ts'
import type { Block } from '../../document.ts'
import type { FigureVoice, Shown } from '../figure-voice.ts'

type FiguresOf = (number: DomainNumber) => Record<'mean' | 'minimum' | 'maximum', number | null>

const tableOf = ({ t, domain, percent }: FigureVoice, of: FiguresOf, isHidden: boolean): Block =>
  table({
    caption: t('statistics.domains'),
    head: [t('scores.domain'), t('statistics.mean'), t('statistics.minimum'), t('statistics.maximum')],
    rows: domainNumbers.map((number) => {
      const { mean, minimum, maximum } = of(number)
      return [domain(number), ...[mean, minimum, maximum].map((value) => percent(value, isHidden))]
    }),
    align: ['start', 'end', 'end', 'end'],
    widths: [3, 1, 1, 1],
  })

/** The mean of each domain in one place, with the lowest and the highest school. */
export const domainsSection = (voice: FigureVoice, { whole }: Shown): Block[] => {
  const { t, domain, percent, section } = voice
  const answer = whole?.domains
  if (!answer) return []
  const row = answer.rows[0]
  const isHidden = answer.suppressed > 0
  const of: FiguresOf = (number) => row?.values[number] ?? { mean: null, minimum: null, maximum: null }
  const found = extremesOf((number) => of(number).mean)
  const saying = found
    ? t('statistics.domainsSaid', {
        highest: domain(found.highest),
        high: percent(of(found.highest).mean),
        lowest: domain(found.lowest),
        low: percent(of(found.lowest).mean),
      })
    : null
  return section({
    title: t('statistics.domains'),
    sentence: saying,
    hidden: answer,
    isAllHidden: isHidden && domainNumbers.every((number) => of(number).mean === null),
    empty:
      !isHidden &&
      domainNumbers.every((number) => of(number).mean === null) &&
      t('statistics.nothingCounted'),
    blocks: () => [
      {
        kind: 'chart',
        caption: `${t('statistics.domains')}: ${t('statistics.mean')}`,
        description: saying ?? t('statistics.domains'),
        chart: {
          kind: 'bars',
          bars: domainNumbers.map((number) => ({
            name: domain(number),
            percent: of(number).mean,
            text: percent(of(number).mean, isHidden),
          })),
        },
      },
      tableOf(voice, of, isHidden),
    ],
  })
}
