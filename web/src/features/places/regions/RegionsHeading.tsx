import { useTranslation } from '../../../i18n/translation.tsx'
import { ListHeading, type ListTools } from '../../../kit/lists/ListHeading.tsx'

export function RegionsHeading(tools: ListTools) {
  const { t } = useTranslation()
  return (
    <ListHeading
      {...tools}
      title={t('regions.title')}
      hint={tools.mayCreate ? t('regions.hint') : t('regions.hintCoordinator')}
      create={t('regions.new')}
    />
  )
}
