import { useSyncExternalStore } from 'react'
import { useTranslation } from '../../../i18n/translation.tsx'
import { Entrance } from '../../../kit/layouts/Entrance.tsx'
import { usePageTitle } from '../../../kit/page/use-page-title.ts'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { ErrorState } from '../../../ui/messages/ErrorState.tsx'
import { LoadingState } from '../../../ui/waiting/LoadingState.tsx'
import { ConfirmEmail } from './ConfirmEmail.tsx'
import { onTokenChange, storedToken } from './link-token.ts'
import { validateConfirmation } from './queries.ts'
import { useLinkCheck } from './use-link-check.ts'

/** The page of the link in the e-mail to a new address; needs no session. */
export function ConfirmEmailPage() {
  const { t } = useTranslation()
  const token = useSyncExternalStore(onTokenChange, storedToken)
  const { state, again, expire } = useLinkCheck(token, validateConfirmation)
  usePageTitle(t('recovery.confirmTitle'))

  if (state.kind === 'invalid') {
    return (
      <Entrance title={t('recovery.expired')} hint={t('recovery.linkOldText')}>
        <ButtonLink kind="primary" href="/profile" isWide>
          {t('recovery.toProfile')}
        </ButtonLink>
      </Entrance>
    )
  }
  return (
    <Entrance title={t('recovery.confirmTitle')} hint={t('recovery.confirmHint')}>
      {state.kind === 'checking' && <LoadingState />}
      {state.kind === 'unknown' && <ErrorState title={t('recovery.unknown')} onRetry={again} />}
      {state.kind === 'valid' && <ConfirmEmail token={token} {...state.answer} onInvalid={expire} />}
    </Entrance>
  )
}
