import { useQueryClient } from '@tanstack/react-query'
import { type Suggestion, SuggestionChange, suggestionCalls } from 'contract/instrument/suggestions'
import { checked } from 'contract/platform/checked'
import { languageBy } from 'contract/platform/languages'
import type { Language } from 'contract/platform/shapes'
import { shownLocale, useTranslation } from '../../../i18n/translation.tsx'
import { FormFrame } from '../../../kit/forms/FormFrame.tsx'
import { useEdited } from '../../../kit/forms/use-edited.ts'
import { ask } from '../../../session/ask.ts'
import { showToast } from '../../../ui/messages/toasts.ts'
import { changeSuggestion, readSuggestionsAnew } from './queries.ts'
import { SuggestionFields, type SuggestionValues } from './SuggestionFields.tsx'
import type { SuggestionTexts } from './use-suggestion-texts.ts'

type Props = {
  suggestion: Suggestion
  texts: SuggestionTexts
  onLeave: () => void
  onSaved: () => void
  onDirty: (isDirty: boolean) => void
}

const nameOf = (language: Language): string =>
  new Intl.DisplayNames(shownLocale(), { type: 'language' }).of(language) ?? languageBy(language).name

const valuesOf = ({ stage, category, text }: Suggestion): SuggestionValues => ({ stage, category, text })

/** In the reader's language; the languages it is written in are shown with it. */
export function SuggestionForm({ suggestion, texts, onLeave, onSaved, onDirty }: Props) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const labels = {
    stage: t('suggestions.stage'),
    category: t('suggestions.category'),
    text: t('suggestions.action'),
  }
  const form = useEdited<Suggestion, SuggestionValues>({
    draft: `suggestion/${suggestion.id}`,
    saved: suggestion,
    shape: SuggestionChange,
    valuesOf,
    labels,
    textOf: (field, values) =>
      field === 'text'
        ? values.text
        : ((field === 'stage' ? texts.stages : texts.categories).find(({ id }) => id === values[field])
            ?.label ?? '–'),
    write: (changes, version) => changeSuggestion(suggestion.id, checked(SuggestionChange, changes), version),
    // there is no call for a single suggestion: those of its outcome are read
    readAgain: async () => {
      const query = { outcome: suggestion.outcome, page_size: '100' }
      const { results } = await ask(suggestionCalls.list, { query })
      return results.find(({ id }) => id === suggestion.id) ?? suggestion
    },
    onSaved: () => {
      showToast('success', t('suggestions.saved'))
      onSaved()
      void readSuggestionsAnew(queryClient)
    },
  })
  const isForeign = suggestion.language !== document.documentElement.lang
  return (
    <FormFrame form={form} labels={labels} onLeave={onLeave} onDirty={onDirty}>
      <p className="text-text2">{texts.outcome(suggestion.outcome)}</p>
      <SuggestionFields
        form={form}
        texts={texts}
        hint={isForeign ? t('suggestions.foreign', { language: nameOf(suggestion.language) }) : undefined}
      />
    </FormFrame>
  )
}
