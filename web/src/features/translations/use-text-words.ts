import type { Translation } from 'contract/translations'
import { useTranslation } from 'react-i18next'

const fields = [
  'name',
  'label',
  'description',
  'help',
  'na_reason',
  's1',
  's2',
  's3',
  'look_for',
  'ask_family',
  'ask_learner',
  'easy',
  'easy_s1',
  'easy_s2',
  'easy_s3',
] as const
type Field = (typeof fields)[number]

const isField = (name: string): name is Field => (fields as readonly string[]).includes(name)

/** Where a text stands in the instrument, and which part of it it is. */
export const useTextWords = () => {
  const { t } = useTranslation()
  const placeOf = ({ kind, place }: Translation): string => {
    if (kind !== 'option') return t(`translations.place.${kind}`, { place })
    const [letter, scale] = place.split(' ')
    return scale === undefined
      ? t('translations.place.option', { place: letter })
      : t('translations.place.optionOfScale', { place: letter, scale })
  }
  const fieldOf = ({ field }: Translation): string =>
    isField(field) ? t(`translations.field.${field}`) : field
  return { titleOf: (row: Translation): string => `${placeOf(row)}: ${fieldOf(row)}` }
}
