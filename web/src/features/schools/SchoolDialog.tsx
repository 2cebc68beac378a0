import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../i18n/problem-text.ts'
import { stayWhile } from '../../session/expiry.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LoadingState } from '../../ui/LoadingState.tsx'
import { schoolQuery } from './queries.ts'
import { SchoolForm } from './SchoolForm.tsx'

/** The form of a school, or of a new one without an id. What was typed is not lost by a slip: leaving asks. */
export function SchoolDialog({ id, onClose }: { id: number | null; onClose: () => void }) {
  const { t } = useTranslation()
  const isDirty = useRef(false)
  const [isAsking, setAsking] = useState(false)
  // Always read anew: a form begins with what is saved now, not with what was seen before.
  const { data, error, refetch, isFetching } = useQuery({
    ...schoolQuery(id ?? 0),
    enabled: id !== null,
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  const leave = () => (isDirty.current ? setAsking(true) : onClose())
  const markDirty = useCallback((dirty: boolean) => {
    isDirty.current = dirty
  }, [])
  // An ended session then asks for the password over this page instead of leaving it.
  useEffect(() => stayWhile(() => isDirty.current), [])

  return (
    <>
      <Dialog
        isOpen
        onClose={leave}
        width="large"
        title={id === null ? t('schools.new') : (data?.name ?? t('schools.school'))}
      >
        {id === null || data ? (
          <SchoolForm school={data ?? null} onLeave={leave} onSaved={onClose} onDirty={markDirty} />
        ) : error ? (
          <ErrorState onRetry={() => void refetch()} isRetrying={isFetching}>
            {problemText(t, error)}
          </ErrorState>
        ) : (
          <LoadingState />
        )}
      </Dialog>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('lists.discard')}
        confirm={t('lists.discardYes')}
        onConfirm={onClose}
      >
        {t('lists.discardText')}
      </ConfirmDialog>
    </>
  )
}
