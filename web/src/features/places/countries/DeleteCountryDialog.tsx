import { useQueryClient } from '@tanstack/react-query'
import type { Country } from 'contract/places/countries'
import { useTranslation } from '../../../i18n/translation.tsx'
import { ActionDialog } from '../../../kit/actions/ActionDialog.tsx'
import { removeCountry } from './queries.ts'

export function DeleteCountryDialog({ country, onClose }: { country: Country; onClose: () => void }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return (
    <ActionDialog
      title={t('countries.deleteTitle', { name: country.name })}
      confirm={t('countries.deleteConfirm')}
      done={t('countries.deleted')}
      inUse={t('countries.inUse')}
      action={() => removeCountry(country.id, country.version)}
      onClose={onClose}
      refresh={() => queryClient.invalidateQueries({ queryKey: ['countries'] })}
    >
      {t('countries.deleteText')}
    </ActionDialog>
  )
}
