import { useQuery } from '@tanstack/react-query'
import { smallestShown } from 'contract/access/disclosure'
import { factsOf } from 'contract/insight/results/result-facts'
import type { CompleteResults } from 'contract/insight/results/school-results'
import { areCounted } from 'contract/places/school-fields'
import { formatNumber } from '../../../i18n/format-number.ts'
import { type Translate, useTranslation } from '../../../i18n/translation.tsx'
import { addressOfEvaluation } from '../../../kit/page/addresses.ts'
import { Card } from '../../../ui/cards/Card.tsx'
import { Link } from '../../../ui/navigation/Link.tsx'
import { schoolQuery } from '../../places/schools/queries.ts'

type Counted = { students: number; students_with_disabilities: number | null }

/** A count that lists do not show is not shown here. */
const learnersText = (t: Translate, { students, students_with_disabilities: people }: Counted): string => {
  const all = formatNumber(students)
  return people === null
    ? t('results.findingFew', { few: formatNumber(smallestShown), all })
    : t('results.findingLearners', { learners: formatNumber(people), all })
}

/**
 * What a reader should know before any figure: the first priority, and which learners it concerns. It is an indicator,
 * or the domain where several indicators are as far away.
 */
export function FirstPriority({ school, shown }: { school: number; shown: CompleteResults }) {
  const { t } = useTranslation()
  const known = useQuery(schoolQuery(school)).data
  const { first, pressing } = factsOf(shown)
  const indicator = shown.indicators.find(({ id }) => id === first)
  const name = indicator?.short ?? shown.categories.find(({ id }) => id === pressing)?.name
  if (name === undefined) return null
  const { evaluation, instrument, line } = shown
  return (
    <div className="[&_h2]:text-20 [&_section]:border-s-4 [&_section]:border-s-primary">
      <Card title={t('results.finding', { name })}>
        <p className="min-h-lh">{known && areCounted(known) && learnersText(t, known)}</p>
        {indicator && (
          <p className="text-15">
            <Link
              href={addressOfEvaluation(
                { id: evaluation, instrument },
                { line: line.id, indicator: indicator.code },
              )}
            >
              {indicator.code} {indicator.name}
            </Link>
          </p>
        )}
      </Card>
    </div>
  )
}
