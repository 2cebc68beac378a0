import { languageBy, languages } from 'contract/platform/languages'
import { Globe } from 'lucide'
import { chooseLanguage, chosenLanguage } from '../../i18n/chosen-language.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { ChoiceMenu } from '../../ui/overlays/ChoiceMenu.tsx'

/** Each language is named in itself and has a `lang` attribute for screen readers. */
export function LanguagePicker({ isSmall = false }: { isSmall?: boolean }) {
  const { t } = useTranslation()
  const value = chosenLanguage()
  const name = languageBy(value).name
  const label = t('terms.languagePicker', { language: name })
  return (
    <ChoiceMenu
      label={label}
      value={value}
      onChange={chooseLanguage}
      choices={languages.map(({ code, name }) => ({ id: code, label: name, language: code }))}
      trigger={
        isSmall ? (
          <IconButton icon={Globe} label={label} />
        ) : (
          <Button kind="quiet" icon={Globe} aria-label={label}>
            {name}
          </Button>
        )
      }
    />
  )
}
