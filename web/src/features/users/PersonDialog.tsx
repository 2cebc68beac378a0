import { useQuery } from '@tanstack/react-query'
import type { User } from 'contract/users'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../app/FormDialog.tsx'
import { problemText } from '../../i18n/problem-text.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LoadingState } from '../../ui/LoadingState.tsx'
import { AccessSection } from './AccessSection.tsx'
import { AreasSection } from './AreasSection.tsx'
import { PersonForm } from './PersonForm.tsx'
import { userQuery } from './queries.ts'

/** An account: its details are saved together, its places and its access change at once. */
export function PersonDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation()
  // Always read anew: a form begins with what is saved now, not with what the list has shown.
  const { data, error, refetch, isFetching } = useQuery({
    ...userQuery(user.id),
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  return (
    <FormDialog title={data?.full_name ?? user.full_name} width="large" onClose={onClose}>
      {({ onLeave, onDirty }) => {
        if (data) {
          return (
            <>
              <p className="-mt-4 break-all text-text2">{data.username}</p>
              <PersonForm user={data} onLeave={onLeave} onDirty={onDirty} onDone={onClose} />
              <AreasSection user={data} />
              <AccessSection user={data} />
            </>
          )
        }
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
