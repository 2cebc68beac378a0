import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Card } from '../../../../ui/cards/Card.tsx'
import { classes } from '../../../../ui/classes.ts'
import { Skeleton } from '../../../../ui/waiting/Skeleton.tsx'
import type { About } from '../figures/PlaceName.tsx'
import type { FigureTexts } from '../figures/use-figure-texts.ts'
import { statisticsQuery } from '../statistics-query.ts'
import { filtersLines, headlineOf } from './headline.ts'

/** As high as the sentences will be, so that nothing moves when they come. */
const room = 'min-h-[7lh] text-18 leading-normal wide:min-h-[3lh]'

export function HeadlineCard({ about, texts }: { about: About; texts: FigureTexts }) {
  const { t } = useTranslation()
  const { whole, parts } = about.scope
  const counts = useQuery(statisticsQuery('count', parts))
  const learners = useQuery(statisticsQuery('learners', whole ?? parts))
  const stages = useQuery(statisticsQuery('stages', whole ?? parts))
  const { schools, evaluated, taught, staged } = headlineOf({
    count: counts.data?.rows ?? [],
    learners: learners.data?.rows ?? [],
    stages: stages.data?.rows ?? [],
  })
  // The cards below show the error with a retry.
  if (counts.isError || learners.isError || stages.isError) return null
  if (counts.data && schools === 0) return null
  const isReady = [counts, learners, stages].every(
    ({ isSuccess, isPlaceholderData }) => isSuccess && !isPlaceholderData,
  )
  const ofAll = { count: schools, evaluated: texts.count(evaluated), schools: texts.count(schools) }
  const isOfLines = filtersLines(about.search)
  const sentences = [
    evaluated > 0
      ? isOfLines
        ? t('statistics.headEvaluatedFitting', ofAll)
        : t('statistics.headEvaluated', ofAll)
      : isOfLines
        ? t('statistics.headNoneFitting')
        : t('statistics.headNone'),
    evaluated === 0
      ? null
      : staged === null
        ? t('statistics.headTooFew')
        : t('statistics.headStages', {
            count: staged.schools,
            schools: texts.count(staged.schools),
            change: texts.part(staged.reached[1]),
            transformation: texts.part(staged.reached[2]),
            innovation: texts.part(staged.reached[3]),
          }),
    taught &&
      t('statistics.headLearners', {
        count: taught.schools,
        schools: texts.count(taught.schools),
        learners: texts.count(taught.people),
      }),
  ].filter((sentence) => sentence !== null)
  return (
    <Card title={t('statistics.headline')}>
      {isReady ? (
        <p className={classes('max-w-[80ch]', room)}>{sentences.join(' ')}</p>
      ) : (
        <div className={classes('grid content-start gap-2', room)}>
          <Skeleton width="90%" height="1.25rem" />
          <Skeleton width="60%" height="1.25rem" />
        </div>
      )}
    </Card>
  )
}
