import { limits } from 'contract/platform/limits'
import { useTranslation } from '../../../i18n/translation.tsx'
import type { FieldsOf } from '../../../kit/forms/use-form.ts'
import { Select } from '../../../ui/choices/Select.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import type { SuggestionTexts } from './use-suggestion-texts.ts'

export type SuggestionValues = { stage: number | null; category: number | null; text: string }

type Props = {
  form: FieldsOf<SuggestionValues>
  texts: SuggestionTexts
  /** The text in another language, where the reader's is missing. */
  hint?: string | undefined
}

export function SuggestionFields({ form, texts, hint }: Props) {
  const { t } = useTranslation()
  const { fieldOf } = form
  return (
    <>
      <TextArea
        label={t('suggestions.action')}
        rows={4}
        limit={limits.text}
        hint={hint ?? t('suggestions.textHint')}
        {...fieldOf('text')}
      />
      <Select
        label={t('suggestions.stage')}
        hint={t('suggestions.stageHint')}
        choices={texts.stages}
        {...fieldOf('stage')}
      />
      <Select label={t('suggestions.category')} choices={texts.categories} {...fieldOf('category')} />
    </>
  )
}
