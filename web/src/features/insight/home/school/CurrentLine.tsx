import { useQuery } from '@tanstack/react-query'
import type { Evaluation } from 'contract/evaluation/evaluations'
import { returnedRequests } from 'contract/evaluation/returned'
import { stepOfSchool } from 'contract/insight/results/at-work'
import { type ReactNode, useMemo, useState } from 'react'
import { readOwnTexts } from '../../../../i18n/read-language.ts'
import { AnswerFallback } from '../../../../kit/actions/AnswerFallback.tsx'
import { useOutbox } from '../../../../outbox/use-outbox.ts'
import { useActor } from '../../../../session/use-session.ts'
import { Card } from '../../../../ui/cards/Card.tsx'
import { LoadingState } from '../../../../ui/waiting/LoadingState.tsx'
import { lazily, lazyPart } from '../../../../ui/waiting/lazily.tsx'
import { Skeleton } from '../../../../ui/waiting/Skeleton.tsx'
import { evaluationQuery } from '../../../evaluation/evaluations/queries.ts'
import { outlineQuery } from '../../../instrument/instruments/queries.ts'
import { schoolOverviewQuery } from '../../school/overview-queries.ts'
import { ContinueCard } from './ContinueCard.tsx'
import { DomainsCard } from './DomainsCard.tsx'
import { overviewHere, toAnswerHere } from './next-here.ts'
import { WaitingFiles } from './WaitingFiles.tsx'

const CommentsWaiting = lazily(
  async () => (await import('./CommentsWaiting.tsx')).CommentsWaiting,
  null,
  true,
)
const ReviewerCard = lazily(async () => (await import('./ReviewerCard.tsx')).ReviewerCard, null, true)
const LineSteps = lazily(
  async () => (await Promise.all([import('./LineSteps.tsx'), readOwnTexts('standing')]))[0].LineSteps,
  null,
  true,
)
const useNextStep = lazyPart(
  async () =>
    (await Promise.all([import('../../../../kit/lines/NextStepCard.tsx'), readOwnTexts('school')]))[0],
)
const useReturnedPart = lazyPart(() => import('./ReturnedCard.tsx'))

/** The school's current line. Its cards are shown together, since one that arrived above another would move it. */
export function CurrentLine({ row, others }: { row: Evaluation; others: ReactNode }) {
  const evaluation = useQuery(evaluationQuery(row.id))
  const instrument = useQuery(outlineQuery(row.instrument.id))
  const school = useQuery({ ...schoolOverviewQuery(row.school.id), staleTime: 0 })
  const actor = useActor()
  const { entries } = useOutbox()
  const detail = evaluation.data
  const categories = instrument.data
  const error = evaluation.error ?? instrument.error

  const answered = useMemo(() => {
    const own = entries.filter(({ line }) => line === detail?.line.id)
    return new Set([
      ...(detail?.line.results ?? []).map(({ indicator }) => indicator),
      ...own.flatMap(({ work, state }) =>
        work.kind === 'answer' && state === 'waiting' ? [work.indicator] : [],
      ),
    ])
  }, [detail, entries])

  // Without the overview, as when offline, the line alone determines the next step.
  const isNextKnown = school.data !== undefined || school.failureCount > 0
  const isSilent = evaluation.failureCount > 0 || instrument.failureCount > 0
  const known = isNextKnown && detail && categories && { detail, categories, answered }
  const overview = school.data && detail && overviewHere(school.data, detail, actor, entries)
  const place = { country: row.country.id, region: row.region.id, school: row.school.id }
  const step = overview?.current && stepOfSchool(overview.current)
  const isNamed = step === 'comments' || step === 'overdue' || step === 'submit'
  const returned = known && returnedRequests(known.detail.line)
  const next = useNextStep(isNamed)
  const mending = useReturnedPart(Boolean(returned))
  const areCardsThere = (!isNamed || next !== null) && (!returned || mending !== null)
  // Once shown, the page stays while the next step is loaded.
  const [wasShown, setWasShown] = useState(false)
  if (known && areCardsThere && !wasShown) setWasShown(true)
  const ready = (areCardsThere || wasShown) && known
  return (
    <>
      {ready && overview && next && <next.NextStepCard place={place} overview={overview} />}
      {ready ? (
        returned && mending ? (
          <mending.ReturnedCard {...ready} returned={returned} />
        ) : (
          <ContinueCard {...ready} isSecond={isNamed} />
        )
      ) : (
        <Card isFlush>
          <AnswerFallback
            query={[evaluation, instrument]}
            waiting={
              <div className="min-h-59.5 wide:min-h-57.5">
                <LoadingState />
              </div>
            }
          />
        </Card>
      )}
      {!ready && !error && <DomainsSkeleton />}
      {/* The same elements before and after loading, so that queries in the right column are not restarted. */}
      <div
        className={`${ready || error || isSilent ? 'grid' : 'hidden'} grid-cols-1 items-start gap-4 wide:gap-5 desk:grid-cols-[minmax(0,1fr)_340px] desk:has-[>:last-child:empty]:grid-cols-1`}
      >
        {ready && <DomainsCard {...ready} />}
        <div className="grid min-w-0 grid-cols-1 gap-4 empty:hidden wide:gap-5">
          {ready && step !== 'comments' && (
            <CommentsWaiting
              detail={ready.detail}
              count={overview?.current?.comments.waiting.school ?? toAnswerHere(ready.detail, actor, entries)}
            />
          )}
          <WaitingFiles />
          {ready && !returned && <ReviewerCard {...ready} />}
          {ready && returned && <LineSteps line={ready.detail.line} returned={returned} />}
          {others}
        </div>
      </div>
    </>
  )
}

const domainsOfAnInstrument = [1, 2, 3, 4, 5, 6, 7]

function DomainsSkeleton() {
  return (
    <Card isFlush>
      <div className="h-13" />
      <ul aria-hidden="true">
        {domainsOfAnInstrument.map((number) => (
          <li
            key={number}
            className="flex h-17.5 items-center border-t border-border px-4 wide:h-13 wide:px-5"
          >
            <Skeleton width="60%" />
          </li>
        ))}
      </ul>
    </Card>
  )
}
