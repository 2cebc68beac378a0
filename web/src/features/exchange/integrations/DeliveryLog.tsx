import { useQuery } from '@tanstack/react-query'
import type { Webhook, WebhookDelivery } from 'contract/exchange/webhooks'
import { CircleAlert, CircleCheck, Clock } from 'lucide'
import { formatDateTime } from '../../../i18n/format-date.ts'
import { type Translate, useTranslation } from '../../../i18n/translation.tsx'
import { AnswerFallback } from '../../../kit/actions/AnswerFallback.tsx'
import { useAction } from '../../../kit/actions/use-action.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Badge } from '../../../ui/figures/Badge.tsx'
import { Banner } from '../../../ui/messages/Banner.tsx'
import { deliveriesQuery, sendAgain } from './queries.ts'

function State({ state }: Pick<WebhookDelivery, 'state'>) {
  const { t } = useTranslation()
  const variants = {
    waiting: { tone: 'amber', icon: Clock, text: t('integrations.waiting') },
    sent: { tone: 'green', icon: CircleCheck, text: t('integrations.sent') },
    failed: { tone: 'red', icon: CircleAlert, text: t('integrations.failed') },
  } as const
  const { tone, icon, text } = variants[state]
  return (
    <Badge tone={tone} icon={icon}>
      {text}
    </Badge>
  )
}

/** What the other side said, or why nothing reached it. */
const resultOf = (t: Translate, { trouble, status }: WebhookDelivery): string | null => {
  if (status !== null) return t('integrations.answered', { status })
  if (trouble === null) return null
  return {
    address: t('integrations.trouble.address'),
    unreachable: t('integrations.trouble.unreachable'),
    timeout: t('integrations.trouble.timeout'),
    certificate: t('integrations.trouble.certificate'),
    status: t('integrations.trouble.status'),
    owner: t('integrations.trouble.owner'),
  }[trouble]
}

/** What was sent in the last week, the newest first. */
export function DeliveryLog({ webhook: { id, address } }: { webhook: Webhook }) {
  const { t } = useTranslation()
  const query = useQuery(deliveriesQuery(id))
  const again = useAction({ refresh: () => query.refetch() })
  if (!query.data) return <AnswerFallback query={query} />
  const { results } = query.data
  if (results.length === 0) return <p className="mt-4 text-text2">{t('integrations.noLog')}</p>
  return (
    <>
      {again.problem && <Banner tone="danger">{again.problem}</Banner>}
      <ul aria-label={t('integrations.logOf', { address })} className="mt-4 divide-y divide-border">
        {results.map((delivery) => (
          <li key={delivery.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <State state={delivery.state} />
            <div className="min-w-0 flex-1 basis-60">
              <p>
                <time dateTime={delivery.created_at} className="tabular-nums">
                  {formatDateTime(delivery.created_at)}
                </time>
                {` · ${t('integrations.changes', { count: delivery.changes })} · ${t('integrations.tries', { count: delivery.attempts })}`}
              </p>
              <p className="text-14 wrap-anywhere text-text2">
                {[
                  resultOf(t, delivery),
                  delivery.answer,
                  delivery.next_at && t('integrations.nextTry', { time: formatDateTime(delivery.next_at) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <Button
              size="compact"
              aria-label={t('integrations.againOf', { time: formatDateTime(delivery.created_at) })}
              onPress={() =>
                void again.run(
                  () => sendAgain(id, delivery.id, crypto.randomUUID()),
                  t('integrations.queued'),
                )
              }
            >
              {t('integrations.again')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
