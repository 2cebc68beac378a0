import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../i18n/translation.tsx'
import { AnswerFallback } from '../../../kit/actions/AnswerFallback.tsx'
import { FormDialog } from '../../../kit/forms/FormDialog.tsx'
import { readForForm } from '../../../kit/page/queries.ts'
import { NewRegionForm } from './NewRegionForm.tsx'
import { regionQuery } from './queries.ts'
import { RegionForm } from './RegionForm.tsx'

/** `id` is null for a new region. */
export function RegionDialog({ id, onClose }: { id: number | null; onClose: () => void }) {
  const { t } = useTranslation()
  const query = useQuery({
    ...regionQuery(id ?? 0),
    ...readForForm,
    enabled: id !== null,
  })
  const { data } = query
  return (
    <FormDialog
      onClose={onClose}
      title={id === null ? t('regions.new') : (data?.name ?? t('regions.region'))}
    >
      {(form) => {
        if (id === null) return <NewRegionForm onSaved={onClose} {...form} />
        if (data) return <RegionForm region={data} onSaved={onClose} {...form} />
        return <AnswerFallback query={query} />
      }}
    </FormDialog>
  )
}
