import { useQueryClient } from '@tanstack/react-query'
import { checked } from 'contract/checked'
import { type Suggestion, SuggestionChange, suggestionCalls } from 'contract/suggestions'
import { type FormEvent, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ConflictNotice } from '../../app/ConflictNotice.tsx'
import { useEdited } from '../../app/use-edited.ts'
import { useNamedProblems } from '../../app/use-named-problems.ts'
import { ask } from '../../session/ask.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { showToast } from '../../ui/toasts.ts'
import { changeSuggestion } from './queries.ts'
import { SuggestionFields, type SuggestionValues } from './SuggestionFields.tsx'
import type { SuggestionWords } from './use-suggestion-words.ts'

type Props = {
  suggestion: Suggestion
  words: SuggestionWords
  onLeave: () => void
  onSaved: () => void
  onDirty: (isDirty: boolean) => void
}

const valuesOf = ({ stage, category, text }: Suggestion): SuggestionValues => ({ stage, category, text })

/** A suggestion in the reader's language; in one it was not written in, what is written stands beside the others. */
export function SuggestionForm({ suggestion, words, onLeave, onSaved, onDirty }: Props) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const labels = {
    stage: t('suggestions.stage'),
    category: t('suggestions.category'),
    text: t('suggestions.action'),
  }
  const form = useEdited<Suggestion, SuggestionValues>({
    saved: suggestion,
    shape: SuggestionChange,
    valuesOf,
    labels,
    say: (field, values) =>
      field === 'text'
        ? values.text
        : ((field === 'stage' ? words.stages : words.categories).find(({ id }) => id === values[field])
            ?.label ?? '–'),
    write: (changes, version) => changeSuggestion(suggestion.id, checked(SuggestionChange, changes), version),
    // a suggestion is read with those of its outcome: there is no call for a single one
    readAgain: async () => {
      const query = { outcome: suggestion.outcome, page_size: '100' }
      const { results } = await ask(suggestionCalls.list, { query })
      return results.find(({ id }) => id === suggestion.id) ?? suggestion
    },
    onSaved: () => {
      showToast('success', t('suggestions.saved'))
      onSaved()
      void queryClient.invalidateQueries({ queryKey: ['suggestions'] })
    },
  })
  const { isDirty } = form
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.save()
  }
  const isForeign = suggestion.language !== document.documentElement.lang
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <ErrorSummary problems={useNamedProblems(form.problems, labels)} />
      {form.differences && (
        <ConflictNotice
          differences={form.differences}
          onTheirs={form.takeTheirs}
          onMine={() => void form.save()}
          isPending={form.isPending}
        />
      )}
      <p className="text-text2">{words.outcome(suggestion.outcome)}</p>
      <SuggestionFields
        form={form}
        words={words}
        hint={
          isForeign
            ? t('suggestions.foreign', { language: t(`suggestions.language.${suggestion.language}`) })
            : undefined
        }
      />
      <div className="flex flex-col-reverse gap-2 pt-2 wide:flex-row wide:justify-end">
        <Button onPress={onLeave}>{t('ui.cancel')}</Button>
        <Button kind="primary" type="submit" isPending={form.isPending}>
          {t('lists.save')}
        </Button>
      </div>
    </form>
  )
}
