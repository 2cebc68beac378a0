import { useRouter, useSearch } from '@tanstack/react-router'
import { needsReloadFor } from '../../../i18n/chosen-language.ts'
import { session } from '../../../session/stored-session.ts'
import { LoginPage } from './LoginPage.tsx'
import { pageAfterLogin } from './page-after-login.ts'

/** The login page where somebody has just logged out or has no session. */
export function LoginRoute() {
  const { history } = useRouter()
  const { done } = useSearch({ from: '/blank/login' })
  const enter = async () => {
    const page = pageAfterLogin() ?? '/home'
    if (needsReloadFor(session()?.user)) location.replace(page)
    else history.replace(page)
  }
  return <LoginPage done={done} onSignedIn={enter} />
}
