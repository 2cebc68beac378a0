import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { loginSearch } from '../../features/access/login/search.ts'
import { storeToken } from '../../features/people/recovery/link-token.ts'
import { takeAnswer } from '../../session/provider-visit.ts'
import { routeRules } from '../routes.ts'
import { guard } from './guard.ts'
import { blank } from './layout-routes.ts'

export const login = createRoute({
  getParentRoute: () => blank,
  path: routeRules.login.path,
  validateSearch: loginSearch,
  beforeLoad: guard('login'),
  component: lazyRouteComponent(() => import('../../features/access/login/LoginRoute.tsx'), 'LoginRoute'),
})

export const register = createRoute({
  getParentRoute: () => blank,
  path: routeRules.register.path,
  beforeLoad: guard('register'),
  component: lazyRouteComponent(
    () => import('../../features/people/register/RegisterPage.tsx'),
    'RegisterPage',
  ),
})

export const forgotten = createRoute({
  getParentRoute: () => blank,
  path: routeRules.forgotten.path,
  beforeLoad: guard('forgotten'),
  component: lazyRouteComponent(
    () => import('../../features/people/recovery/ForgottenPasswordPage.tsx'),
    'ForgottenPasswordPage',
  ),
})

export const recover = createRoute({
  getParentRoute: () => blank,
  path: routeRules.recover.path,
  beforeLoad: async ({ location }) => {
    await guard('recover')()
    if (storeToken(location.hash)) throw redirect({ to: routeRules.recover.path, hash: '', replace: true })
  },
  component: lazyRouteComponent(
    () => import('../../features/people/recovery/RecoverPage.tsx'),
    'RecoverPage',
  ),
})

/** Opened from an e-mail, with or without a session. */
export const confirmEmail = createRoute({
  getParentRoute: () => blank,
  path: routeRules.confirmEmail.path,
  beforeLoad: async ({ location }) => {
    await guard('confirmEmail')()
    if (storeToken(location.hash))
      throw redirect({ to: routeRules.confirmEmail.path, hash: '', replace: true })
  },
  component: lazyRouteComponent(
    () => import('../../features/people/recovery/ConfirmEmailPage.tsx'),
    'ConfirmEmailPage',
  ),
})

/** The redirect target of a provider; its answer is removed from the address at once. */
export const provider = createRoute({
  getParentRoute: () => blank,
  path: routeRules.provider.path,
  beforeLoad: async ({ location }) => {
    await guard('provider')()
    if (takeAnswer(location.searchStr)) throw redirect({ to: routeRules.provider.path, replace: true })
  },
  component: lazyRouteComponent(
    () => import('../../features/people/provider/ProviderPage.tsx'),
    'ProviderPage',
  ),
})

export const setup = createRoute({
  getParentRoute: () => blank,
  path: routeRules.setup.path,
  beforeLoad: guard('setup'),
  component: lazyRouteComponent(() => import('../../features/access/login/SetupPage.tsx'), 'SetupPage'),
})
