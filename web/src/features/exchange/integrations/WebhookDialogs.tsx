import { useQueryClient } from '@tanstack/react-query'
import type { Webhook } from 'contract/exchange/webhooks'
import { useTranslation } from '../../../i18n/translation.tsx'
import { ActionDialog } from '../../../kit/actions/ActionDialog.tsx'
import { removeWebhook, renewSecret } from './queries.ts'

type Props = {
  kind: 'delete' | 'renew'
  webhook: Webhook
  onClose: () => void
  onSecret: (secret: string) => void
}

/** Asks before a webhook goes, or before its secret becomes another. */
export function WebhookDialog({ kind, webhook: { id, address, version }, onClose, onSecret }: Props) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['webhooks'] })
  const name = <p className="font-medium text-text wrap-anywhere">{address}</p>
  if (kind === 'delete')
    return (
      <ActionDialog
        title={t('integrations.deleteTitle')}
        confirm={t('integrations.delete')}
        done={t('integrations.deleted')}
        action={() => removeWebhook(id, version)}
        onClose={onClose}
        refresh={refresh}
      >
        {name}
        <p className="mt-2">{t('integrations.deleteText')}</p>
      </ActionDialog>
    )
  return (
    <ActionDialog
      title={t('integrations.renewTitle')}
      confirm={t('integrations.renew')}
      done={t('integrations.renewed')}
      kind="primary"
      action={async () => onSecret((await renewSecret(id)).secret)}
      onClose={onClose}
      refresh={refresh}
    >
      {name}
      <p className="mt-2">{t('integrations.renewText')}</p>
    </ActionDialog>
  )
}
