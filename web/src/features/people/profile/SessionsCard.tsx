import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Session } from 'contract/people/accounts'
import { deviceName } from 'contract/people/device-name'
import { CircleCheck } from 'lucide'
import { useState } from 'react'
import type { z } from 'zod'
import { formatDateTime } from '../../../i18n/format-date.ts'
import { problemText } from '../../../i18n/problem-text.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { AnswerFallback } from '../../../kit/actions/AnswerFallback.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Card } from '../../../ui/cards/Card.tsx'
import { Badge } from '../../../ui/figures/Badge.tsx'
import { Banner } from '../../../ui/messages/Banner.tsx'
import { showToast } from '../../../ui/messages/toasts.ts'
import { endSession, sessionsQuery } from './queries.ts'

export function SessionsCard() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const query = useQuery(sessionsQuery())
  const [ending, setEnding] = useState<number>()
  const [problem, setProblem] = useState<string>()

  const end = async (id: number) => {
    setEnding(id)
    setProblem(undefined)
    try {
      await endSession(id)
      showToast('success', t('profile.sessionEnded'))
      document.getElementById('main')?.focus({ preventScroll: true })
    } catch (refusal) {
      setProblem(problemText(t, refusal))
    }
    await queryClient.invalidateQueries(sessionsQuery())
    setEnding(undefined)
  }

  return (
    <Card title={t('profile.sessions')} hint={t('profile.sessionsHint')}>
      {problem && <Banner tone="danger">{problem}</Banner>}
      {query.data ? (
        <ul className="divide-y divide-border">
          {query.data.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isPending={ending === session.id}
              onEnd={() => void end(session.id)}
            />
          ))}
        </ul>
      ) : (
        <AnswerFallback query={query} />
      )}
    </Card>
  )
}

type RowProps = { session: z.infer<typeof Session>; isPending: boolean; onEnd: () => void }

function SessionRow({ session, isPending, onEnd }: RowProps) {
  const { t } = useTranslation()
  const { device, current, last_used_at, created_at } = session
  const name = device ? deviceName(device) : t('profile.unknownDevice')
  const since = formatDateTime(created_at)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
      <div className="min-w-0 flex-1 basis-44">
        <p className="font-medium break-words">{name}</p>
        <p className="text-14 text-text2 tabular-nums">
          <span className="inline-block">
            {t('profile.lastUsed', { time: formatDateTime(last_used_at) })},
          </span>{' '}
          <span className="inline-block">{t('profile.since', { time: since })}</span>
        </p>
      </div>
      {current ? (
        <Badge tone="green" icon={CircleCheck}>
          {t('profile.thisSession')}
        </Badge>
      ) : (
        <Button
          size="compact"
          aria-label={t('profile.endSessionOf', { name, time: since })}
          isPending={isPending}
          onPress={onEnd}
        >
          {t('profile.endSession')}
        </Button>
      )}
    </li>
  )
}
