import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../app/FormDialog.tsx'
import { problemText } from '../../i18n/problem-text.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LoadingState } from '../../ui/LoadingState.tsx'
import { NewSchoolForm } from './NewSchoolForm.tsx'
import { schoolQuery } from './queries.ts'
import { SchoolForm } from './SchoolForm.tsx'

/** The form of a school, or of a new one without an id. */
export function SchoolDialog({ id, onClose }: { id: number | null; onClose: () => void }) {
  const { t } = useTranslation()
  // Always read anew: a form begins with what is saved now, not with what was seen before.
  const { data, error, refetch, isFetching } = useQuery({
    ...schoolQuery(id ?? 0),
    enabled: id !== null,
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  return (
    <FormDialog
      onClose={onClose}
      width="large"
      title={id === null ? t('schools.new') : (data?.name ?? t('schools.school'))}
    >
      {(leaving) => {
        if (id === null) return <NewSchoolForm onSaved={onClose} {...leaving} />
        if (data) return <SchoolForm school={data} onSaved={onClose} {...leaving} />
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
