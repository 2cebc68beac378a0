import { useQuery } from '@tanstack/react-query'
import type { Webhook } from 'contract/exchange/webhooks'
import { Plus, Webhook as WebhookIcon } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/translation.tsx'
import { AnswerFallback } from '../../../kit/actions/AnswerFallback.tsx'
import { FormDialog } from '../../../kit/forms/FormDialog.tsx'
import { PageHeading } from '../../../kit/lists/PageHeading.tsx'
import { usePageTitle } from '../../../kit/page/use-page-title.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Card } from '../../../ui/cards/Card.tsx'
import { EmptyState } from '../../../ui/messages/EmptyState.tsx'
import { lazily } from '../../../ui/waiting/lazily.tsx'
import type { NewSecret } from './new-secret.ts'
import { webhooksQuery } from './queries.ts'
import { WebhookCard } from './WebhookCard.tsx'

const WebhookForm = lazily(async () => (await import('./WebhookForm.tsx')).WebhookForm)

/** Other systems that are sent what changes in one's area. */
export function IntegrationsPage() {
  const { t } = useTranslation()
  const query = useQuery(webhooksQuery())
  const [form, setForm] = useState<{ webhook: Webhook | null } | null>(null)
  const [made, setMade] = useState<NewSecret | null>(null)
  usePageTitle(t('integrations.title'))
  const add = (
    <Button kind="primary" icon={Plus} onPress={() => setForm({ webhook: null })}>
      {t('integrations.new')}
    </Button>
  )
  return (
    <>
      <PageHeading title={t('integrations.title')} hint={t('integrations.hint')} action={add} />
      {!query.data && (
        <Card>
          <AnswerFallback query={query} />
        </Card>
      )}
      {query.data?.length === 0 && (
        <Card>
          <EmptyState icon={WebhookIcon} title={t('integrations.none')}>
            {t('integrations.noneText')}
          </EmptyState>
        </Card>
      )}
      {query.data?.map((webhook) => (
        <WebhookCard
          key={webhook.id}
          webhook={webhook}
          secret={made?.webhook === webhook.id ? made.secret : null}
          onChange={() => setForm({ webhook })}
          onSecret={setMade}
        />
      ))}
      {form && (
        <FormDialog
          onClose={() => setForm(null)}
          title={t(form.webhook ? 'integrations.changeTitle' : 'integrations.new')}
        >
          {(frame) => (
            <WebhookForm
              webhook={form.webhook}
              onSaved={(secret) => {
                setForm(null)
                if (secret) setMade(secret)
              }}
              {...frame}
            />
          )}
        </FormDialog>
      )}
    </>
  )
}
