import { useQuery } from '@tanstack/react-query'
import { partsReached, stagesOf, summed } from 'contract/statistics-figures'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/Card.tsx'
import { Skeleton } from '../../../ui/waiting/Skeleton.tsx'
import type { About } from '../PlaceName.tsx'
import { statisticsQuery } from '../statistics-query.ts'
import type { FigureWords } from '../use-figure-words.ts'

/** What somebody can repeat: how many schools are evaluated, of how many, with which learners, at what stage. */
export function HeadlineCard({ about, words }: { about: About; words: FigureWords }) {
  const { t } = useTranslation()
  const { whole, parts } = about.scope
  const counts = useQuery(statisticsQuery('count', parts))
  const learners = useQuery(statisticsQuery('learners', whole ?? parts))
  const stages = useQuery(statisticsQuery('stages', whole ?? parts))
  const { schools, evaluated } = summed(counts.data?.rows ?? [], ['schools', 'evaluated'])
  const people = summed(learners.data?.rows ?? [], ['students_with_disabilities']).students_with_disabilities
  // what a row hides would be missing in the parts of the whole
  const isHidden = (stages.data?.suppressed ?? 0) > 0
  const reached = isHidden ? null : partsReached(Object.values(stagesOf(stages.data?.rows ?? [])))
  // the cards below say what failed, and ask again
  if (counts.isError || learners.isError || stages.isError || schools === 0) return null
  const isReady = [counts, learners, stages].every(
    ({ isSuccess, isPlaceholderData }) => isSuccess && !isPlaceholderData,
  )
  const sentences = [
    evaluated === 0
      ? t('statistics.headNone')
      : t('statistics.headEvaluated', {
          count: schools ?? 0,
          evaluated: words.count(evaluated),
          schools: words.count(schools),
        }),
    evaluated === 0
      ? null
      : reached === null
        ? t('statistics.headTooFew')
        : t('statistics.headStages', {
            change: words.part(reached[1]),
            transformation: words.part(reached[2]),
            innovation: words.part(reached[3]),
          }),
    people === null
      ? null
      : t('statistics.headLearners', { schools: words.count(schools), learners: words.count(people) }),
  ].filter((sentence) => sentence !== null)
  return (
    <Card title={t('statistics.headline')}>
      {isReady ? (
        <p className="max-w-[80ch] text-18 leading-normal">{sentences.join(' ')}</p>
      ) : (
        <div className="grid gap-2">
          <Skeleton width="90%" height="1.25rem" />
          <Skeleton width="60%" height="1.25rem" />
        </div>
      )}
    </Card>
  )
}
