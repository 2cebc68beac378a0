import { useNavigate, useSearch } from '@tanstack/react-router'
import { LoginPage } from './LoginPage.tsx'

/** The login inside the application, where somebody has just logged out. */
export function LoginRoute() {
  const navigate = useNavigate()
  const { done } = useSearch({ from: '/blank/login' })
  return <LoginPage done={done} onSignedIn={() => navigate({ to: '/home', replace: true })} />
}
