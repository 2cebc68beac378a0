import { useQueryClient } from '@tanstack/react-query'
import { usualCategory } from 'contract/evaluation/plan/actions'
import { NewSuggestion, SuggestionInForm } from 'contract/instrument/suggestions'
import { checked } from 'contract/platform/checked'
import type { Ref } from 'contract/platform/shapes'
import { useTranslation } from '../../../i18n/translation.tsx'
import { FormFrame } from '../../../kit/forms/FormFrame.tsx'
import { useDraftedForm } from '../../../kit/forms/use-drafted-form.ts'
import { useRequestKey } from '../../../kit/forms/use-request-key.ts'
import { Select } from '../../../ui/choices/Select.tsx'
import { showToast } from '../../../ui/messages/toasts.ts'
import { addSuggestion, readSuggestionsAnew } from './queries.ts'
import { SuggestionFields, type SuggestionValues } from './SuggestionFields.tsx'
import type { SuggestionTexts } from './use-suggestion-texts.ts'

type Values = SuggestionValues & { country: number | null; outcome: string | null }
/** The option for a suggestion for all countries. */
const everybody = 0

type Props = {
  texts: SuggestionTexts
  /** The countries that may own it. */
  countries: readonly Ref[]
  mayWriteOurs: boolean
  begin: Partial<Values>
  onLeave: () => void
  onSaved: () => void
  onDirty: (isDirty: boolean) => void
}

/** Whoever writes for one country only does not choose it. */
const useNewSuggestion = ({ countries, mayWriteOurs, begin, onSaved }: Props) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const keyFor = useRequestKey()
  const only = countries.length === 1 && !mayWriteOurs ? countries[0]?.id : undefined
  const form = useDraftedForm<Values>({
    name: 'suggestion/new',
    shape: SuggestionInForm,
    begin: {
      country: only ?? begin.country ?? (countries.length === 0 ? everybody : null),
      outcome: begin.outcome ?? null,
      stage: begin.stage ?? null,
      category: begin.outcome ? usualCategory(Number(begin.outcome[0])) : null,
      text: '',
    },
  })
  const save = () =>
    void form.submit(async () => {
      const body = checked(NewSuggestion, {
        ...form.values,
        country: form.values.country === everybody ? null : form.values.country,
      })
      await addSuggestion(body, keyFor(body))
      showToast('success', t('suggestions.added'))
      onSaved()
      void readSuggestionsAnew(queryClient)
    })
  return { form, save, hasChoice: only === undefined }
}

/** The text is in the reader's language. */
export function NewSuggestionForm(props: Props) {
  const { texts, countries, mayWriteOurs, onLeave, onDirty } = props
  const { t } = useTranslation()
  const { form, save, hasChoice } = useNewSuggestion(props)
  const { values, set } = form
  const labels = {
    country: t('suggestions.whose'),
    outcome: t('suggestions.outcome'),
    stage: t('suggestions.stage'),
    category: t('suggestions.category'),
    text: t('suggestions.action'),
  }
  return (
    <FormFrame
      form={{ ...form, save }}
      labels={labels}
      save={t('suggestions.add')}
      onLeave={onLeave}
      onDirty={onDirty}
    >
      {hasChoice && (
        <Select
          label={labels.country}
          choices={[
            ...(mayWriteOurs ? [{ id: everybody, label: t('suggestions.forEverybody') }] : []),
            ...countries.map(({ id, name }) => ({ id, label: name })),
          ]}
          {...form.fieldOf('country')}
        />
      )}
      <Select
        id="outcome"
        label={labels.outcome}
        choices={texts.outcomes.map(({ code, name }) => ({ id: code, label: `${code} ${name}` }))}
        value={values.outcome}
        onChange={(outcome) => {
          set('outcome', outcome)
          if (values.category === null) set('category', usualCategory(Number(outcome[0])))
        }}
        {...form.problemOf('outcome')}
      />
      <SuggestionFields form={form} texts={texts} />
    </FormFrame>
  )
}
