import { useSyncExternalStore } from 'react'
import { useTranslation } from '../../../i18n/translation.tsx'
import { Entrance } from '../../../kit/layouts/Entrance.tsx'
import { usePageTitle } from '../../../kit/page/use-page-title.ts'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { ErrorState } from '../../../ui/messages/ErrorState.tsx'
import { LoadingState } from '../../../ui/waiting/LoadingState.tsx'
import { onTokenChange, storedToken } from './link-token.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { validateToken } from './queries.ts'
import { useLinkCheck } from './use-link-check.ts'

/** The page of the links to replace a forgotten password or set the first one. */
export function RecoverPage() {
  const { t } = useTranslation()
  const token = useSyncExternalStore(onTokenChange, storedToken)
  const { state, again, expire } = useLinkCheck(token, validateToken)
  usePageTitle(t('recovery.title'))

  if (state.kind === 'invalid') {
    return (
      <Entrance title={t('recovery.expired')} hint={t('recovery.expiredText')}>
        <ButtonLink kind="primary" href="/forgotpassword" isWide>
          {t('recovery.askAgain')}
        </ButtonLink>
      </Entrance>
    )
  }
  return (
    <Entrance title={t('recovery.title')} hint={t('recovery.hint')}>
      {state.kind === 'checking' && <LoadingState />}
      {state.kind === 'unknown' && <ErrorState title={t('recovery.unknown')} onRetry={again} />}
      {state.kind === 'valid' && <NewPasswordForm key={token} token={token} onInvalid={expire} />}
    </Entrance>
  )
}
