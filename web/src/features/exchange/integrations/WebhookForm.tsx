import { useQueryClient } from '@tanstack/react-query'
import { NewWebhook, type Webhook } from 'contract/exchange/webhooks'
import { type ChangeKind, changeKinds } from 'contract/insight/changes'
import { useTranslation } from '../../../i18n/translation.tsx'
import { FormFrame } from '../../../kit/forms/FormFrame.tsx'
import { useDraftedForm } from '../../../kit/forms/use-drafted-form.ts'
import { Checkbox } from '../../../ui/choices/Checkbox.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { showToast } from '../../../ui/messages/toasts.ts'
import type { NewSecret } from './new-secret.ts'
import { addWebhook, changeWebhook } from './queries.ts'
import { useKindTexts } from './use-kind-texts.ts'

type Values = { address: string; kinds: ChangeKind[] }

type Props = {
  /** Null: a new one. */
  webhook: Webhook | null
  onLeave: () => void
  onSaved: (secret: NewSecret | null) => void
  onDirty: (isDirty: boolean) => void
}

const usual: ChangeKind[] = ['school', 'evaluation', 'line']

/** Where to, and which kinds of things. */
export function WebhookForm({ webhook, onLeave, onSaved, onDirty }: Props) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const kindTexts = useKindTexts()
  const form = useDraftedForm<Values>({
    name: `webhook/${webhook?.id ?? 'new'}`,
    shape: NewWebhook,
    begin: { address: webhook?.address ?? '', kinds: webhook?.kinds ?? usual },
    otherwise: {
      validation_error: t('integrations.addressWrong'),
      empty_list: t('integrations.kindsMissing'),
    },
  })
  const save = () =>
    void form.submit(async (values) => {
      const made = webhook ? null : await addWebhook(values)
      if (webhook) await changeWebhook(webhook.id, values, webhook.version)
      await queryClient.invalidateQueries({ queryKey: ['webhooks'] })
      showToast('success', t('integrations.saved'))
      onSaved(made && { webhook: made.id, secret: made.secret })
    })
  const labels = { address: t('integrations.address'), kinds: t('integrations.kinds') }
  const { kinds } = form.values
  const problem = form.problemOf('kinds')?.problem
  return (
    <FormFrame form={{ ...form, save }} labels={labels} onLeave={onLeave} onDirty={onDirty}>
      <TextField
        label={labels.address}
        hint={t('integrations.addressHint')}
        inputMode="url"
        autoComplete="off"
        {...form.fieldOf('address')}
      />
      <fieldset id="kinds" tabIndex={-1} className="min-w-0">
        <legend className="text-15 font-strong">{labels.kinds}</legend>
        <p className="mb-1.5 text-14 text-text2">{t('integrations.kindsHint')}</p>
        {problem && <p className="mb-1.5 text-14 font-medium text-danger">{problem}</p>}
        <div className="grid min-[30rem]:grid-cols-2">
          {changeKinds.map((kind) => (
            <Checkbox
              key={kind}
              label={kindTexts[kind]}
              isSelected={kinds.includes(kind)}
              onChange={(isChosen) =>
                form.set(
                  'kinds',
                  changeKinds.filter((each) => (each === kind ? isChosen : kinds.includes(each))),
                )
              }
            />
          ))}
        </div>
      </fieldset>
    </FormFrame>
  )
}
