import { useQueryClient } from '@tanstack/react-query'
import type { Webhook } from 'contract/exchange/webhooks'
import { CircleAlert, CircleCheck, CirclePause } from 'lucide'
import { useId, useState } from 'react'
import { formatDateTime } from '../../../i18n/format-date.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { SecretOnce } from '../../../kit/actions/SecretOnce.tsx'
import { useAction } from '../../../kit/actions/use-action.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Card } from '../../../ui/cards/Card.tsx'
import { Badge } from '../../../ui/figures/Badge.tsx'
import { Banner } from '../../../ui/messages/Banner.tsx'
import { lazily } from '../../../ui/waiting/lazily.tsx'
import type { NewSecret } from './new-secret.ts'
import { changeWebhook } from './queries.ts'
import { useKindTexts } from './use-kind-texts.ts'

const DeliveryLog = lazily(async () => (await import('./DeliveryLog.tsx')).DeliveryLog)
const WebhookDialog = lazily(async () => (await import('./WebhookDialogs.tsx')).WebhookDialog)

type Props = {
  webhook: Webhook
  secret: string | null
  onChange: () => void
  onSecret: (made: NewSecret) => void
}

function State({ webhook: { is_on, switched_off_at } }: Pick<Props, 'webhook'>) {
  const { t } = useTranslation()
  if (is_on)
    return (
      <Badge tone="green" icon={CircleCheck}>
        {t('integrations.on')}
      </Badge>
    )
  return (
    <Badge tone={switched_off_at ? 'red' : 'grey'} icon={switched_off_at ? CircleAlert : CirclePause}>
      {t('integrations.off')}
    </Badge>
  )
}

/** One address: what it gets, how it does, and what can be done with it. */
export function WebhookCard({ webhook, secret, onChange, onSecret }: Props) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const kindTexts = useKindTexts()
  const logId = useId()
  const [isLogOpen, setLogOpen] = useState(false)
  const [dialog, setDialog] = useState<'delete' | 'renew' | null>(null)
  const turning = useAction({ refresh: () => queryClient.invalidateQueries({ queryKey: ['webhooks'] }) })
  const secretTexts = {
    label: t('integrations.secret'),
    hint: t('integrations.secretOnce'),
    copy: t('integrations.copy'),
    copied: t('integrations.copied'),
    notCopied: t('integrations.notCopied'),
  }
  const { id, address, kinds, is_on, switched_off_at, previous_secret_until, version } = webhook
  const failed = switched_off_at && t('integrations.failedOff', { time: formatDateTime(switched_off_at) })
  const turn = () =>
    void turning.run(
      () => changeWebhook(id, { is_on: !is_on }, version),
      t(is_on ? 'integrations.turnedOff' : 'integrations.turnedOn'),
    )
  return (
    <Card title={address} aside={<State webhook={webhook} />}>
      {secret && <SecretOnce key={secret} secret={secret} texts={secretTexts} />}
      {turning.problem && <Banner tone="danger">{turning.problem}</Banner>}
      {failed && <Banner tone="danger">{failed}</Banner>}
      <p className="text-pretty">{kinds.map((kind) => kindTexts[kind]).join(' · ')}</p>
      {previous_secret_until && (
        <p className="mt-1 text-14 text-text2">
          {t('integrations.bothUntil', { time: formatDateTime(previous_secret_until) })}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button aria-expanded={isLogOpen} aria-controls={logId} onPress={() => setLogOpen(!isLogOpen)}>
          {t('integrations.log')}
        </Button>
        <Button onPress={onChange}>{t('integrations.change')}</Button>
        <Button isPending={turning.isPending} onPress={turn}>
          {t(is_on ? 'integrations.turnOff' : 'integrations.turnOn')}
        </Button>
        <Button onPress={() => setDialog('renew')}>{t('integrations.renew')}</Button>
        <Button onPress={() => setDialog('delete')}>{t('integrations.delete')}</Button>
      </div>
      <div id={logId}>{isLogOpen && <DeliveryLog webhook={webhook} />}</div>
      {dialog && (
        <WebhookDialog
          kind={dialog}
          webhook={webhook}
          onClose={() => setDialog(null)}
          onSecret={(made) => onSecret({ webhook: id, secret: made })}
        />
      )}
    </Card>
  )
}
