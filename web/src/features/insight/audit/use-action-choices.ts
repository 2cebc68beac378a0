import { auditActions } from 'contract/platform/audit-actions'
import { chosenLanguage } from '../../../i18n/chosen-language.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { useActionTexts } from './use-action-texts.ts'

/** The subject of action codes whose first part is no name of a row. */
const about: Readonly<Record<string, string>> = {
  auth: 'session',
  backup: 'database',
  input: 'call',
  permission: 'call',
  request: 'call',
}

/** All actions by name, in alphabetical order; an unknown code of the address is shown as it is. */
export const useActionChoices = (chosen: string | undefined): { id: string; label: string }[] => {
  const { t } = useTranslation()
  const { actionOf, typeOf } = useActionTexts()
  const subjectOf = (code: string): string => {
    const subject = code.slice(0, code.indexOf('.'))
    return subject === 'audit' ? t('audit.title') : typeOf(about[subject] ?? subject)
  }
  const named = auditActions.map((id: string) => ({ id, label: `${subjectOf(id)}: ${actionOf(id)}` }))
  const { compare } = new Intl.Collator(chosenLanguage())
  const sorted = named.sort((one, other) => compare(one.label, other.label))
  const isKnown = chosen === undefined || sorted.some(({ id }) => id === chosen)
  return isKnown ? sorted : [{ id: chosen, label: chosen }, ...sorted]
}
