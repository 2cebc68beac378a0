import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import { countriesSearch } from '../features/countries/search.ts'
import { evaluationSearch, lineSearch } from '../features/evaluation/search.ts'
import { evaluationsSearch } from '../features/evaluations/search.ts'
import { bookSearch } from '../features/instruments/book/search.ts'
import { loginSearch } from '../features/login/search.ts'
import { keepToken } from '../features/recovery/link-token.ts'
import { regionsSearch } from '../features/regions/search.ts'
import { schoolsSearch } from '../features/schools/search.ts'
import { usersSearch } from '../features/users/search.ts'
import { session } from '../session/stored-session.ts'
import { BlankLayout } from './layouts/BlankLayout.tsx'
import { ContentLayout } from './layouts/ContentLayout.tsx'
import { Root } from './Root.tsx'
import { type RouteName, redirectFor, routeRules } from './routes.ts'
import { SomethingFailed } from './SomethingFailed.tsx'

const root = createRootRoute({ component: Root })
const content = createRoute({ getParentRoute: () => root, id: 'content', component: ContentLayout })
const blank = createRoute({ getParentRoute: () => root, id: 'blank', component: BlankLayout })

/** The guard of a route: to the login without a session, to the evaluations where the role may not go. */
const guard = (name: RouteName) => () => {
  const to = redirectFor(routeRules[name].access, session()?.user.role ?? null)
  if (to) throw redirect({ to, replace: true })
}

const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/home', replace: true })
  },
})

const home = createRoute({
  getParentRoute: () => content,
  path: routeRules.home.path,
  beforeLoad: guard('home'),
  component: lazyRouteComponent(() => import('../features/home/HomePage.tsx'), 'HomePage'),
})

const schools = createRoute({
  getParentRoute: () => content,
  path: routeRules.schools.path,
  validateSearch: schoolsSearch,
  beforeLoad: guard('schools'),
  component: lazyRouteComponent(() => import('../features/schools/SchoolsPage.tsx'), 'SchoolsPage'),
})

const evaluations = createRoute({
  getParentRoute: () => content,
  path: routeRules.evaluations.path,
  validateSearch: evaluationsSearch,
  beforeLoad: guard('evaluations'),
  component: lazyRouteComponent(
    () => import('../features/evaluations/EvaluationsPage.tsx'),
    'EvaluationsPage',
  ),
})

const evaluation = createRoute({
  getParentRoute: () => blank,
  path: routeRules.evaluation.path,
  validateSearch: evaluationSearch,
  beforeLoad: guard('evaluation'),
  component: lazyRouteComponent(() => import('../features/evaluation/EvaluationPage.tsx'), 'EvaluationPage'),
})

const scores = createRoute({
  getParentRoute: () => blank,
  path: routeRules.scores.path,
  validateSearch: lineSearch,
  beforeLoad: guard('scores'),
  component: lazyRouteComponent(() => import('../features/evaluation/scores/ScoresPage.tsx'), 'ScoresPage'),
})

const instruments = createRoute({
  getParentRoute: () => content,
  path: routeRules.instruments.path,
  beforeLoad: guard('instruments'),
  component: lazyRouteComponent(
    () => import('../features/instruments/InstrumentsPage.tsx'),
    'InstrumentsPage',
  ),
})

const instrument = createRoute({
  getParentRoute: () => blank,
  path: routeRules.instrument.path,
  validateSearch: bookSearch,
  beforeLoad: guard('instrument'),
  component: lazyRouteComponent(
    () => import('../features/instruments/book/InstrumentPage.tsx'),
    'InstrumentPage',
  ),
})

const countries = createRoute({
  getParentRoute: () => content,
  path: routeRules.countries.path,
  validateSearch: countriesSearch,
  beforeLoad: guard('countries'),
  component: lazyRouteComponent(() => import('../features/countries/CountriesPage.tsx'), 'CountriesPage'),
})

const regions = createRoute({
  getParentRoute: () => content,
  path: routeRules.regions.path,
  validateSearch: regionsSearch,
  beforeLoad: guard('regions'),
  component: lazyRouteComponent(() => import('../features/regions/RegionsPage.tsx'), 'RegionsPage'),
})

const users = createRoute({
  getParentRoute: () => content,
  path: routeRules.users.path,
  validateSearch: usersSearch,
  beforeLoad: guard('users'),
  component: lazyRouteComponent(() => import('../features/users/UsersPage.tsx'), 'UsersPage'),
})

const notifications = createRoute({
  getParentRoute: () => content,
  path: routeRules.notifications.path,
  beforeLoad: guard('notifications'),
  component: lazyRouteComponent(
    () => import('../features/notifications/NotificationsPage.tsx'),
    'NotificationsPage',
  ),
})

const profile = createRoute({
  getParentRoute: () => content,
  path: routeRules.profile.path,
  beforeLoad: guard('profile'),
  component: lazyRouteComponent(() => import('../features/profile/ProfilePage.tsx'), 'ProfilePage'),
})

const login = createRoute({
  getParentRoute: () => blank,
  path: routeRules.login.path,
  validateSearch: loginSearch,
  beforeLoad: guard('login'),
  component: lazyRouteComponent(() => import('../features/login/LoginPage.tsx'), 'LoginPage'),
})

const register = createRoute({
  getParentRoute: () => blank,
  path: routeRules.register.path,
  beforeLoad: guard('register'),
  component: lazyRouteComponent(() => import('../features/register/RegisterPage.tsx'), 'RegisterPage'),
})

const forgotten = createRoute({
  getParentRoute: () => blank,
  path: routeRules.forgotten.path,
  beforeLoad: guard('forgotten'),
  component: lazyRouteComponent(
    () => import('../features/recovery/ForgottenPasswordPage.tsx'),
    'ForgottenPasswordPage',
  ),
})

const recover = createRoute({
  getParentRoute: () => blank,
  path: routeRules.recover.path,
  beforeLoad: ({ location }) => {
    guard('recover')()
    if (keepToken(location.hash)) throw redirect({ to: routeRules.recover.path, hash: '', replace: true })
  },
  component: lazyRouteComponent(() => import('../features/recovery/RecoverPage.tsx'), 'RecoverPage'),
})

const setup = createRoute({
  getParentRoute: () => blank,
  path: routeRules.setup.path,
  component: lazyRouteComponent(() => import('../features/setup/SetupPage.tsx'), 'SetupPage'),
})

const missing = createRoute({
  getParentRoute: () => blank,
  path: routeRules.missing.path,
  component: lazyRouteComponent(() => import('../features/missing/MissingPage.tsx'), 'MissingPage'),
})

const anythingElse = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: () => {
    throw redirect({ to: '/error-404', replace: true })
  },
})

export const router = createRouter({
  routeTree: root.addChildren([
    start,
    content.addChildren([
      home,
      notifications,
      profile,
      schools,
      evaluations,
      instruments,
      countries,
      regions,
      users,
    ]),
    blank.addChildren([evaluation, scores, instrument, login, register, forgotten, recover, setup, missing]),
    anythingElse,
  ]),
  defaultErrorComponent: SomethingFailed,
  scrollRestoration: false,
  defaultPreload: false,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
