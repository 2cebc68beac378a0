import { regionFields } from 'contract/places/region-fields'
import { writtenNames } from 'contract/platform/fields'
import { recordOf } from 'contract/platform/typed'
import { useTranslation } from '../../../i18n/translation.tsx'

export const useRegionLabels = () => {
  const { t } = useTranslation()
  return recordOf(writtenNames(regionFields), (name) =>
    name === 'name' ? t('regions.name') : t(`fields.${name}`),
  )
}
