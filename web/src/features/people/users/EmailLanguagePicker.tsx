import { languages } from 'contract/platform/languages'
import type { Language } from 'contract/platform/shapes'
import { useTranslation } from '../../../i18n/translation.tsx'
import { Select } from '../../../ui/choices/Select.tsx'

type Props = { value: Language; onChange: (language: Language) => void; problem?: string | undefined }

/** The language of e-mails, not of pages. */
export function EmailLanguagePicker({ value, onChange, problem }: Props) {
  const { t } = useTranslation()
  return (
    <Select
      id="language"
      label={t('users.language')}
      hint={t('users.languageHint')}
      problem={problem}
      choices={languages.map(({ code, name }) => ({ id: code, label: name }))}
      value={value}
      onChange={onChange}
    />
  )
}
