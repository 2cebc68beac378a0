import type { FaultCode } from 'contract/instrument/checks/fault'
import type { DraftFault, DraftPieceBrief } from 'contract/instrument/edition-drafts'
import { type IndicatorTextField, textFields } from 'contract/instrument/instruments'
import { languageBy } from 'contract/platform/languages'
import { useTranslation } from '../../../i18n/translation.tsx'

const isField = (field: string): field is IndicatorTextField => textFields.some((each) => each === field)

export const usePieceTexts = () => {
  const { t } = useTranslation()
  const fieldOf = (field: string): string => (isField(field) ? t(`translations.field.${field}`) : field)

  const placeOf = ({ kind, place }: Pick<DraftPieceBrief, 'kind' | 'place'>): string => {
    if (kind === 'instrument') return t('translations.place.instrument')
    const [code = place, scale] = place.split(' ')
    if (kind === 'option' && scale !== undefined)
      return t('translations.place.optionOfScale', { place: code, scale })
    return t(`translations.place.${kind}`, { place })
  }

  const textOf = ({ code, count, fewest, most, text, rather }: DraftFault): string => {
    const values = { count: count ?? 0, fewest: fewest ?? 0, most: most ?? 0, text: text ?? '' }
    if (code === 'avoid' && rather !== undefined)
      return t('editions.fault.avoidRather', { ...values, rather })
    return t(`editions.fault.${code satisfies FaultCode}`, { ...values, rather: rather ?? '' })
  }
  const faultOf = (fault: DraftFault): string =>
    fault.line === undefined ? textOf(fault) : t('editions.line', { line: fault.line, fault: textOf(fault) })

  return {
    fieldOf,
    placeOf,
    faultOf,
    /** With its place, for a list of all faults. */
    faultWithPlace: (fault: DraftFault): string =>
      fault.field === undefined || fault.language === undefined
        ? faultOf(fault)
        : `${t('editions.textIn', { field: fieldOf(fault.field), language: languageBy(fault.language).name })}: ${faultOf(fault)}`,
  }
}
