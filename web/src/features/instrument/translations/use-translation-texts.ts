import { type IndicatorTextField, textFields } from 'contract/instrument/instruments'
import type { CaseField } from 'contract/instrument/practice-cases'
import type { Translation } from 'contract/instrument/translations'
import { isOneOf } from 'contract/platform/typed'
import { type Translate, useTranslation } from '../../../i18n/translation.tsx'

const stages = ['1', '2', '3'] as const
/** Repeated here, so that the page does not load the practice. */
const caseFields = ['title', 'scene', 'why', 'evidence'] as const satisfies readonly CaseField[]

const isField = (name: string): name is IndicatorTextField => isOneOf(textFields, name)

const placeOf = (t: Translate, { kind, place }: Translation): string => {
  const [code = '', second] = place.split(' ')
  if (kind === 'suggestion') {
    const stage = stages.find((each) => each === second)
    return t('translations.place.suggestion', {
      outcome: code,
      stage: stage === undefined ? '' : t(`ui.stage.${stage}`),
    })
  }
  if (kind === 'case') return t('translations.place.case', { domain: code, number: second ?? '' })
  if (kind === 'option' && second !== undefined)
    return t('translations.place.optionOfScale', { place: code, scale: second })
  return t(`translations.place.${kind}`, { place })
}

const fieldOf = (t: Translate, { kind, place, field }: Translation): string => {
  if (kind === 'suggestion') return t('translations.field.suggestion', { number: place.split(' ')[2] ?? '' })
  if (kind === 'case') {
    const part = caseFields.find((each) => each === field)
    return part === undefined ? field : t(`translations.caseField.${part}`)
  }
  return isField(field) ? t(`translations.field.${field}`) : field
}

/** Where a text belongs in the instrument, suggestions or cases. */
export const useTranslationTexts = () => {
  const { t } = useTranslation()
  return { titleOf: (row: Translation): string => `${placeOf(t, row)}: ${fieldOf(t, row)}` }
}
