import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide'
import { useId } from 'react'
import { formatTime } from '../../../../i18n/format-date.ts'
import { readOwnTexts } from '../../../../i18n/read-language.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { AnswerFallback } from '../../../../kit/actions/AnswerFallback.tsx'
import { useOnline } from '../../../../session/use-online.ts'
import { useSession } from '../../../../session/use-session.ts'
import { ButtonLink } from '../../../../ui/buttons/ButtonLink.tsx'
import { Card } from '../../../../ui/cards/Card.tsx'
import { LoadingRows } from '../../../../ui/waiting/LoadingRows.tsx'
import { lazily } from '../../../../ui/waiting/lazily.tsx'
import { homeQuery } from '../queries.ts'
import { addressOfTask, firstTask } from './first-task.ts'
import { actLabel, countsOf, headline, kinds, reason } from './task-texts.ts'

const WaitingLists = lazily(
  async () => {
    const [part] = await Promise.all([import('./WaitingLists.tsx'), readOwnTexts('home-lists')])
    return part.WaitingLists
  },
  <LoadingRows rows={3} />,
)

export function WaitingCard() {
  const { t } = useTranslation()
  const title = useId()
  const isOnline = useOnline()
  const me = useSession()?.user.id
  const { data: home, dataUpdatedAt, ...query } = useQuery(homeQuery())
  if (!home)
    return (
      <Card isFlush>
        <AnswerFallback query={query} waiting={<LoadingRows rows={5} />} />
      </Card>
    )
  const task = firstTask(home, me)
  const counts = countsOf(home)
  const hasLists = home.overdue.actions > 0 || kinds.some((kind) => counts[kind] > 0)
  return (
    <Card isFlush>
      <section
        aria-labelledby={title}
        className={`rounded-card border-s-4 ${task ? 'border-primary' : 'border-border'}`}
      >
        <div className="grid items-center justify-items-start gap-x-6 gap-y-2 p-4 *:[a]:desk:col-start-2 *:[a]:desk:row-span-2 *:[a]:desk:row-start-1 wide:p-6 desk:grid-cols-[1fr_auto]">
          <h2 id={title} className="text-[1.375rem]!">
            {headline(t, home)}{' '}
            {!isOnline && (
              <span className="text-15 font-medium text-text2">
                ({t('staff-home.asOf', { time: formatTime(dataUpdatedAt) })})
              </span>
            )}
          </h2>
          <p className="max-w-[68ch] wrap-anywhere text-text2">{reason(t, home, task)}</p>
          {task && (
            <ButtonLink kind="primary" iconAfter={ArrowRight} href={addressOfTask(task)}>
              {actLabel(t, task)}
            </ButtonLink>
          )}
        </div>
        {hasLists && (
          <div className="border-t border-border">
            <WaitingLists home={home} />
          </div>
        )}
      </section>
    </Card>
  )
}
