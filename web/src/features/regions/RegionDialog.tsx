import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../app/FormDialog.tsx'
import { problemText } from '../../i18n/problem-text.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LoadingState } from '../../ui/LoadingState.tsx'
import { NewRegionForm } from './NewRegionForm.tsx'
import { regionQuery } from './queries.ts'
import { RegionForm } from './RegionForm.tsx'

/** The form of a region, or of a new one without an id. */
export function RegionDialog({ id, onClose }: { id: number | null; onClose: () => void }) {
  const { t } = useTranslation()
  // Always read anew: a form begins with what is saved now, not with what was seen before.
  const { data, error, refetch, isFetching } = useQuery({
    ...regionQuery(id ?? 0),
    enabled: id !== null,
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  return (
    <FormDialog
      onClose={onClose}
      title={id === null ? t('regions.new') : (data?.name ?? t('regions.region'))}
    >
      {(form) => {
        if (id === null) return <NewRegionForm onSaved={onClose} {...form} />
        if (data) return <RegionForm region={data} onSaved={onClose} {...form} />
        if (!error) return <LoadingState />
        return (
          <ErrorState onRetry={() => void refetch()} isRetrying={isFetching}>
            {problemText(t, error)}
          </ErrorState>
        )
      }}
    </FormDialog>
  )
}
