import { type IndicatorTextField, textFields } from 'contract/instrument/instruments'
import type { Translation } from 'contract/instrument/translations'
import { isOneOf } from 'contract/platform/typed'
import { useTranslation } from '../../../i18n/translation.tsx'

const isField = (name: string): name is IndicatorTextField => isOneOf(textFields, name)

/** Where a text stands in the instrument, and which part of it it is. */
export const useTranslationTexts = () => {
  const { t } = useTranslation()
  const placeOf = ({ kind, place }: Translation): string => {
    if (kind !== 'option') return t(`translations.place.${kind}`, { place })
    const [letter = '', scale] = place.split(' ')
    return scale === undefined
      ? t('translations.place.option', { place: letter })
      : t('translations.place.optionOfScale', { place: letter, scale })
  }
  const fieldOf = ({ field }: Translation): string =>
    isField(field) ? t(`translations.field.${field}`) : field
  return { titleOf: (row: Translation): string => `${placeOf(row)}: ${fieldOf(row)}` }
}
