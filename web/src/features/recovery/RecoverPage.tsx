import { Problem } from 'contract/problems'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Entrance } from '../../app/layouts/Entrance.tsx'
import { usePageTitle } from '../../app/use-page-title.ts'
import { chooseLanguage, chosenLanguage, isLanguageChosen } from '../../i18n/chosen-language.ts'
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx'
import { ErrorState } from '../../ui/messages/ErrorState.tsx'
import { LoadingState } from '../../ui/waiting/LoadingState.tsx'
import { forgetToken, keptToken, onTokenChange } from './link-token.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { validateToken } from './queries.ts'

type State = 'checking' | 'valid' | 'invalid' | 'unknown'

/** Where the links of letters lead: a forgotten password is replaced, an invited person sets the first one. */
export function RecoverPage() {
  const { t } = useTranslation()
  const token = useSyncExternalStore(onTokenChange, keptToken)
  const { state, again, expire } = useToken(token)
  usePageTitle(t('recovery.title'))

  if (state === 'invalid') {
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
      {state === 'checking' && <LoadingState />}
      {state === 'unknown' && <ErrorState title={t('recovery.unknown')} onRetry={again} />}
      {state === 'valid' && <NewPasswordForm key={token} token={token} onInvalid={expire} />}
    </Entrance>
  )
}

/** Whether the link still works; a page in a language that nobody chose becomes one in that of the letter. */
const useToken = (token: string) => {
  const [state, setState] = useState<State>('checking')
  const [round, setRound] = useState(0)
  const expire = () => {
    forgetToken()
    setState('invalid')
  }

  useEffect(() => {
    const ended = new AbortController()
    if (token === '') {
      setState('invalid')
      return undefined
    }
    setState('checking')
    validateToken(token, ended.signal).then(
      ({ language }) => {
        if (!isLanguageChosen() && language !== chosenLanguage()) chooseLanguage(language)
        setState('valid')
      },
      (error: unknown) => {
        if (ended.signal.aborted) return
        if (error instanceof Problem && error.status === 400) expire()
        else setState('unknown')
      },
    )
    return () => ended.abort()
  }, [token, round])

  return { state, expire, again: () => setRound(round + 1) }
}
