import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type Adaptation, NewEditionDraft } from 'contract/instrument/edition-drafts'
import { checked } from 'contract/platform/checked'
import { z } from 'zod'
import { useTranslation } from '../../../i18n/translation.tsx'
import { FormFrame } from '../../../kit/forms/FormFrame.tsx'
import { useDraftedForm } from '../../../kit/forms/use-drafted-form.ts'
import { useRequestKey } from '../../../kit/forms/use-request-key.ts'
import { Select } from '../../../ui/choices/Select.tsx'
import { showToast } from '../../../ui/messages/toasts.ts'
import { instrumentsQuery } from '../instruments/queries.ts'
import { openDraft, readDraftsAgain } from './queries.ts'

type Values = { instrument: number | null; country: number | null }
/** The option for an edition of all countries. */
const everybody = 0
const Chosen = NewEditionDraft.extend({ country: z.int() })

type Props = {
  countries: readonly Adaptation[]
  mayWriteForAll: boolean
  onLeave: () => void
  onDirty: (isDirty: boolean) => void
}

export function NewDraftForm({ countries, mayWriteForAll, onLeave, onDirty }: Props) {
  const { t } = useTranslation()
  const router = useRouter()
  const queryClient = useQueryClient()
  const keyFor = useRequestKey()
  const { data: instruments = [] } = useQuery(instrumentsQuery())
  const choices = mayWriteForAll ? countries : countries.filter(({ allowed }) => allowed)
  const form = useDraftedForm<Values>({
    name: 'edition-draft/new',
    shape: Chosen,
    begin: {
      instrument: null,
      country: mayWriteForAll ? everybody : (choices[0]?.id ?? null),
    },
    // the newest, once it is loaded
    proposed: { instrument: instruments[0]?.id ?? null },
  })
  const save = () =>
    void form.submit(async ({ instrument, country }) => {
      const body = checked(NewEditionDraft, { instrument, country: country === everybody ? null : country })
      const { id } = await openDraft(body, keyFor(body))
      showToast('success', t('editions.opened'))
      void readDraftsAgain(queryClient)
      router.history.push(`/editions/${id}`)
    })
  const labels = { instrument: t('editions.base'), country: t('editions.country') }
  return (
    <FormFrame
      form={{ ...form, save }}
      labels={labels}
      save={t('editions.open')}
      onLeave={onLeave}
      onDirty={onDirty}
    >
      <Select
        label={labels.instrument}
        choices={instruments.map(({ id, name }) => ({ id, label: name }))}
        {...form.fieldOf('instrument')}
      />
      <Select
        label={labels.country}
        choices={[
          ...(mayWriteForAll ? [{ id: everybody, label: t('editions.forAll') }] : []),
          ...choices.map(({ id, name }) => ({ id, label: name })),
        ]}
        {...form.fieldOf('country')}
      />
    </FormFrame>
  )
}
