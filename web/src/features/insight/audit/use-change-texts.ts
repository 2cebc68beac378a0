import { useQuery } from '@tanstack/react-query'
import { lineStatuses } from 'contract/evaluation/lines'
import { useTranslation } from '../../../i18n/translation.tsx'
import { useFieldTexts } from '../../../kit/exchange/use-field-texts.ts'
import { countryNamesQuery } from '../../places/countries/queries.ts'

/** For a text the audit stores only its length and a hash. */
const lengthOf = (value: unknown): number | undefined =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  'length' in value &&
  typeof value.length === 'number'
    ? value.length
    : undefined

/** Translated names and values of a change; what has none is shown as stored. */
export const useChangeTexts = () => {
  const { t } = useTranslation()
  const { fieldName, valueText } = useFieldTexts()
  const { data: countries = [] } = useQuery(countryNamesQuery())
  const names: Readonly<Record<string, string>> = {
    date: t('evaluations.date'),
    period: t('evaluations.period'),
    year: t('evaluations.year'),
    status: t('evaluations.status'),
    is_active: t('users.mayLogIn'),
    is_superuser: t('users.superuser'),
  }
  return {
    nameOf: (field: string): string => names[field] ?? fieldName(field),
    textOf: (field: string, value: unknown): string | null => {
      if (value === null || value === undefined || value === '') return null
      const status = field === 'status' ? lineStatuses.find((each) => each === value) : undefined
      if (status) return t(`ui.status.${status}`)
      const length = lengthOf(value)
      if (length !== undefined) return t('audit.textOf', { count: length })
      const country = field === 'country' ? countries.find(({ id }) => id === value) : undefined
      if (country) return country.name
      if (Array.isArray(value) || typeof value !== 'object') return valueText(field, value)
      return 'name' in value ? valueText(field, value) : JSON.stringify(value)
    },
  }
}
