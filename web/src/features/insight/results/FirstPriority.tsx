import { useQuery } from '@tanstack/react-query'
import { smallestShown } from 'contract/access/disclosure'
import { factsOf } from 'contract/insight/results/result-facts'
import type { CompleteResults } from 'contract/insight/results/school-results'
import type { CategoryOutline } from 'contract/instrument/instruments'
import { areCounted } from 'contract/places/school-fields'
import { formatNumber } from '../../../i18n/format-number.ts'
import { type Translate, useTranslation } from '../../../i18n/translation.tsx'
import { addressOfEvaluation } from '../../../kit/page/addresses.ts'
import { Card } from '../../../ui/cards/Card.tsx'
import { Link } from '../../../ui/navigation/Link.tsx'
import { LoadingState } from '../../../ui/waiting/LoadingState.tsx'
import { outlineQuery } from '../../instrument/instruments/queries.ts'
import { schoolQuery } from '../../places/schools/queries.ts'

type Named = { id: number; name: string }
type Counted = { students: number; students_with_disabilities: number | null }

/** A count that lists do not show is not shown here; of nobody nothing is said. */
const learnersText = (t: Translate, { students, students_with_disabilities: people }: Counted): string => {
  if (people === 0) return ''
  const all = formatNumber(students)
  return people === null
    ? t('results.findingFew', { few: formatNumber(smallestShown), all })
    : t('results.findingLearners', { learners: formatNumber(people), all })
}

const shortOf = (outline: readonly CategoryOutline[] | undefined, { id, name }: Named): string =>
  outline?.flatMap(({ indicators }) => indicators).find((each) => each.id === id)?.short ?? name

/**
 * What a reader should know before any figure: the first priority, and which learners it concerns. It is an indicator,
 * or the domain where several indicators are as far away.
 */
export function FirstPriority({ school, shown }: { school: number; shown: CompleteResults }) {
  const { t } = useTranslation()
  const known = useQuery(schoolQuery(school)).data
  const { first, pressing } = factsOf(shown)
  const indicator = shown.indicators.find(({ id }) => id === first)
  const domain = shown.categories.find(({ id }) => id === pressing)
  const outline = useQuery({ ...outlineQuery(shown.instrument.id), enabled: indicator !== undefined })
  const name = indicator ? shortOf(outline.data, indicator) : domain?.name
  if (name === undefined) return null
  if (outline.isLoading)
    return (
      <Card>
        <LoadingState />
      </Card>
    )
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
