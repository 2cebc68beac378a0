import { links } from 'contract/instrument/instruments'
import { languages } from 'contract/platform/languages'
import { isOneOf, keysOf } from 'contract/platform/typed'
import { useTranslation } from '../../../i18n/translation.tsx'
import type { ImportTexts } from '../../../kit/exchange/import-texts.ts'
import { useFieldTexts } from '../../../kit/exchange/use-field-texts.ts'

/** Texts have a column for each language. */
const languageOfColumn = (name: string) => languages.find(({ code }) => name === `text_${code}`)

/** Wording for faults of a draft by field and code. */
const faults = {
  'mark does_not_exist': 'otherDraft',
  'mark name_exists': 'textTwice',
  'file does_not_exist': 'unknownKey',
  'file required': 'missingKey',
  'file validation_error': 'brokenFile',
  'link data_changed': 'meanwhile',
} as const

export const useDraftImportTexts = (): ImportTexts => {
  const { t } = useTranslation()
  const { fieldName, valueText, faultText } = useFieldTexts()

  const linkText = (value: string): string => {
    const [first, ...codes] = value.split(' ')
    const link = links.find((each) => each === first)
    return [link ? t(`editions.link.${link}`) : first, ...codes].join(' ')
  }
  return {
    title: t('editions.import.title'),
    intro: t('editions.import.intro'),
    ruleMatch: t('editions.import.ruleMatch'),
    doneHint: t('editions.import.doneHint'),
    ignored: (names) => t('editions.import.ignored', { names }),
    fieldName: (name) => {
      if (name === 'file' || name === 'link') return t(`editions.import.${name}`)
      return languageOfColumn(name)?.name ?? fieldName(name)
    },
    valueText: (field, value) =>
      field === 'link' && typeof value === 'string' ? linkText(value) : valueText(field, value),
    faultText: (field, fault) => {
      const { code } = fault
      const both = `${field} ${code}`
      if (isOneOf(keysOf(faults), both)) return t(`editions.import.${faults[both]}`)
      if (languageOfColumn(field) && code === 'data_changed') return t('editions.import.meanwhile')
      if (languageOfColumn(field) && code === 'does_not_exist') return t('editions.import.noLanguage')
      return faultText(field, fault)
    },
  }
}
