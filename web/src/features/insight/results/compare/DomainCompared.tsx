import { useQueries, useQuery } from '@tanstack/react-query'
import { goalsBetween } from 'contract/evaluation/plan/latest-of-goals'
import type { Movement } from 'contract/insight/results/comparisons'
import type { LineResults } from 'contract/insight/results/school-results'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { AnswerFallback } from '../../../../kit/actions/AnswerFallback.tsx'
import { planQuery } from '../../../evaluation/evaluation/queries.ts'
import { evaluationQuery } from '../../../evaluation/evaluations/queries.ts'
import { GoalRead } from '../plan/GoalRead.tsx'
import { IndicatorCompared } from './IndicatorCompared.tsx'
import { PhotosOf } from './PhotosOf.tsx'

type Props = {
  category: number
  then: LineResults
  now: LineResults
  /** The lines whose plans lie between the two, the latest first. */
  between: readonly LineResults[]
  moved: ReadonlyMap<number, Movement>
}

/** Loaded when it is opened. */
export function DomainCompared({ category, then, now, between, moved }: Props) {
  const { t } = useTranslation()
  const before = useQuery(evaluationQuery(then.evaluation, then.line.id))
  const after = useQuery(evaluationQuery(now.evaluation, now.line.id))
  const plans = useQueries({
    queries: [now, ...between].map((each) => planQuery(each.evaluation, each.line.id)),
  })
  const waiting = [before, after, ...plans].find(({ data }) => !data)
  if (!before.data || !after.data || waiting) return waiting && <AnswerFallback query={waiting} />
  const [own, ...earlier] = plans.map(({ data }) => data?.goals ?? [])
  const goals = goalsBetween(earlier.flat(), own ?? []).filter((goal) => goal.category === category)
  const ofDomain = goals.filter(({ indicator }) => indicator === null)
  const indicators = now.indicators.filter((each) => each.category === category)
  const photos = [before.data, after.data].map(({ line }) =>
    line.files.filter((file) => file.category === category && file.kind === 'photo'),
  )
  return (
    <div className="grid gap-5">
      <div className="grid gap-4 wide:grid-cols-2 print:grid-cols-2">
        <PhotosOf line={then} photos={photos[0] ?? []} />
        <PhotosOf line={now} photos={photos[1] ?? []} />
      </div>
      {ofDomain.length > 0 && (
        <div>
          <h4 className="text-15 font-semibold">{t('results.doneInDomain')}</h4>
          <ul className="mt-2 grid gap-3">
            {ofDomain.map((goal) => (
              <li key={goal.id}>
                <GoalRead goal={goal} shown={now} level={5} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <ol className="grid gap-4">
        {indicators.map((indicator) => (
          <li key={indicator.id} className="border-t border-border pt-3">
            <IndicatorCompared
              indicator={indicator}
              was={then.indicators.find(({ id }) => id === indicator.id)}
              lines={[then, now]}
              notes={[before.data, after.data].map(({ line }) =>
                line.notes.filter((note) => note.indicator === indicator.id),
              )}
              goals={goals.filter((goal) => goal.indicator === indicator.id)}
              moved={moved.get(indicator.id) ?? null}
            />
          </li>
        ))}
      </ol>
    </div>
  )
}
