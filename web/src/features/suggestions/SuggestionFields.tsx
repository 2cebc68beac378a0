import { limits } from 'contract/limits'
import { useTranslation } from 'react-i18next'
import { Select } from '../../ui/Select.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import type { SuggestionWords } from './use-suggestion-words.ts'

export type SuggestionValues = { stage: number | null; category: number | null; text: string }

type Props = {
  form: {
    values: SuggestionValues
    set: <Name extends keyof SuggestionValues>(name: Name, value: SuggestionValues[Name]) => void
    problemOf: (name: string) => { problem: string } | undefined
  }
  words: SuggestionWords
  /** What the text says in another language, where it is not there in the reader's. */
  hint?: string | undefined
}

export function SuggestionFields({ form, words, hint }: Props) {
  const { t } = useTranslation()
  const { values, set, problemOf } = form
  return (
    <>
      <TextArea
        id="text"
        label={t('suggestions.action')}
        rows={4}
        limit={limits.text}
        hint={hint ?? t('suggestions.textHint')}
        value={values.text}
        onChange={(text) => set('text', text)}
        {...problemOf('text')}
      />
      <Select
        id="stage"
        label={t('suggestions.stage')}
        hint={t('suggestions.stageHint')}
        choices={words.stages}
        value={values.stage}
        onChange={(stage) => set('stage', stage)}
        {...problemOf('stage')}
      />
      <Select
        id="category"
        label={t('suggestions.category')}
        choices={words.categories}
        value={values.category}
        onChange={(category) => set('category', category)}
        {...problemOf('category')}
      />
    </>
  )
}
