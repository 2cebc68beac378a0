import { useQueryClient } from '@tanstack/react-query'
import type { School } from 'contract/places/schools'
import { useTranslation } from '../../../i18n/translation.tsx'
import { ActionDialog } from '../../../kit/actions/ActionDialog.tsx'
import { removeSchool } from './queries.ts'

export function DeleteSchoolDialog({ school, onClose }: { school: School; onClose: () => void }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return (
    <ActionDialog
      title={t('schools.deleteTitle', { name: school.name })}
      confirm={t('schools.deleteConfirm')}
      done={t('schools.deleted')}
      inUse={t('schools.inUse')}
      action={() => removeSchool(school.id, school.version)}
      onClose={onClose}
      refresh={() => queryClient.invalidateQueries({ queryKey: ['schools'] })}
    >
      {t('schools.deleteText', { region: school.region.name, country: school.country.name })}
    </ActionDialog>
  )
}
