import type { Region } from 'contract/places/regions'
import { useTranslation } from '../../../i18n/translation.tsx'
import { ActionDialog } from '../../../kit/actions/ActionDialog.tsx'
import { removeRegion } from './queries.ts'
import { useRegionSaved } from './use-region-saved.ts'

export function DeleteRegionDialog({ region, onClose }: { region: Region; onClose: () => void }) {
  const { t } = useTranslation()
  const onSaved = useRegionSaved()
  return (
    <ActionDialog
      title={t('regions.deleteTitle', { name: region.name })}
      confirm={t('regions.deleteConfirm')}
      done={t('regions.deleted')}
      inUse={t('regions.inUse')}
      action={() => removeRegion(region.id, region.version)}
      onClose={onClose}
      refresh={onSaved}
    >
      {t('regions.deleteText', { country: region.country.name })}
    </ActionDialog>
  )
}
