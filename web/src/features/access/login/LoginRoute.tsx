import { useRouter, useSearch } from '@tanstack/react-router'
import { LoginPage } from './LoginPage.tsx'
import { pageAfterLogin } from './page-after-login.ts'

/** The login inside the application, where somebody has just logged out or opened a page without a session. */
export function LoginRoute() {
  const { history } = useRouter()
  const { done } = useSearch({ from: '/blank/login' })
  return <LoginPage done={done} onSignedIn={async () => history.replace(pageAfterLogin() ?? '/home')} />
}
