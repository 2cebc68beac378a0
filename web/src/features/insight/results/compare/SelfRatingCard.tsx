import { isFinal } from 'contract/insight/results/results-shown'
import type { LineResults } from 'contract/insight/results/school-results'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { CardHeading } from '../../../../ui/cards/CardHeading.tsx'
import { Table } from '../../../../ui/tables/Table.tsx'
import { LetterMark } from '../LetterMark.tsx'
import { ResultsCard } from '../ResultsCard.tsx'

/** Indicators whose validated answer differs from the school's first one. */
export function SelfRatingCard({ shown }: { shown: LineResults }) {
  const { t } = useTranslation()
  if (!isFinal(shown)) return null
  const rows = shown.indicators.filter(({ self_rating }) => self_rating !== null)
  const title = t('results.selfRating')
  if (rows.length === 0) return <CardHeading title={title} hint={t('results.selfSame')} />
  return (
    <ResultsCard name="self" title={title} hint={t('results.selfHint', { count: rows.length })}>
      <Table
        caption={title}
        rows={rows}
        idOf={({ id }) => id}
        columns={[
          {
            id: 'indicator',
            header: t('results.indicator'),
            isRowHeader: true,
            card: 'title',
            cell: ({ code, name }) => `${code} ${name}`,
          },
          {
            id: 'self',
            header: t('results.selfHead'),
            cell: ({ self_rating }) => <LetterMark code={self_rating} />,
          },
          {
            id: 'validated',
            header: t('results.validatedHead'),
            cell: ({ option }) => <LetterMark code={option} />,
          },
        ]}
      />
    </ResultsCard>
  )
}
