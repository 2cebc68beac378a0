import type { CompleteResults } from 'contract/insight/results/school-results'
import { formatNumber, formatScore } from '../../../../i18n/format-number.ts'
import { type Translate, useTranslation } from '../../../../i18n/translation.tsx'
import { StageTexts } from '../../../../ui/figures/StageTexts.tsx'
import { Table } from '../../../../ui/tables/Table.tsx'
import type { Column } from '../../../../ui/tables/table-columns.ts'
import { cellsOfResults } from '../cells-of.ts'
import type { LineQuery } from '../line-query.ts'
import { ResultsCard } from '../ResultsCard.tsx'
import { ChangeTexts } from './ChangeTexts.tsx'

type Domain = CompleteResults['categories'][number]
type Props = LineQuery & { shown: CompleteResults }

/** The numbers of the radar chart as a table. */
export function DomainsCard({ shown, line }: Props) {
  const { t } = useTranslation()
  const cells = line.data ? cellsOfResults(shown, line.data) : null
  const hasBefore = shown.categories.some(({ compared }) => compared !== null)
  const columns: Column<Domain>[] = [
    ...resultColumns(t),
    ...(hasBefore ? [changeColumn(t)] : []),
    { id: 'counts', header: t('results.countsHead'), cell: (domain) => <Counts domain={domain} /> },
    {
      id: 'files',
      header: t('results.filesHead'),
      align: 'end',
      cell: ({ id }) => {
        if (!cells) return '–'
        const own = cells.filter(({ category }) => category === id)
        return (
          <span className="tabular-nums whitespace-nowrap">
            {t('home.nOfM', { answered: own.filter(({ complete }) => complete).length, total: own.length })}
          </span>
        )
      },
    },
  ]
  const hint = hasBefore ? `${t('results.domainsHint')} ${t('results.clearHint')}` : t('results.domainsHint')
  return (
    <ResultsCard name="domains" title={t('results.domains')} hint={hint}>
      <Table caption={t('results.domains')} columns={columns} rows={shown.categories} idOf={({ id }) => id} />
    </ResultsCard>
  )
}

const resultColumns = (t: Translate): Column<Domain>[] => [
  {
    id: 'domain',
    header: t('scores.domain'),
    isRowHeader: true,
    card: 'heading',
    cell: ({ number, name }) => `${number}. ${name}`,
  },
  {
    id: 'points',
    header: t('results.points'),
    align: 'end',
    card: 'hidden',
    cell: ({ points }) => <span className="tabular-nums">{points === null ? '–' : formatScore(points)}</span>,
  },
  {
    id: 'percent',
    header: t('results.percent'),
    align: 'end',
    card: 'end',
    cell: ({ percent }) =>
      percent === null ? (
        t('scores.notReported')
      ) : (
        <span>
          <strong className="text-16 font-strong tabular-nums text-text">{formatScore(percent)}</strong>
          <span className="wide:hidden"> {t('results.of100')}</span>
        </span>
      ),
  },
  {
    id: 'stage',
    header: t('results.stageHead'),
    card: 'start',
    cell: ({ stage, moving_into }) => <StageTexts stage={stage} moving_into={moving_into} />,
  },
]

const changeColumn = (t: Translate): Column<Domain> => ({
  id: 'change',
  header: t('results.changeHead'),
  cell: ({ percent, change, compared }) =>
    compared ? <ChangeTexts percent={percent} change={change} compared={compared} isShort /> : '–',
})

function Counts({ domain: { applicable, no_evidence, not_applicable } }: { domain: Domain }) {
  const { t } = useTranslation()
  return (
    <span className="text-end wide:text-start print:text-start">
      {t('results.applies', { count: applicable })}
      <span className="block text-14 text-text2">
        <span className="wide:block wide:whitespace-nowrap">
          {t('scores.rest.none')}: {formatNumber(no_evidence)}
        </span>
        <span className="wide:hidden"> · </span>
        <span className="wide:block wide:whitespace-nowrap">
          {t('scores.rest.apart')}: {formatNumber(not_applicable)}
        </span>
      </span>
    </span>
  )
}
