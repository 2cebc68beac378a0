import { createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { SomethingFailed } from '../kit/failed/SomethingFailed.tsx'
import { afterPaint } from '../ui/waiting/after-paint.ts'
import { routeRules } from './routes.ts'
import { accessibility, cases, practice, practiceCase, privacy, tutorial } from './routing/about-routes.ts'
import { editionDraft, editionPreview, editions } from './routing/edition-routes.ts'
import { actionPlan, evaluation, plan, scores } from './routing/evaluation-routes.ts'
import { blank, content, root } from './routing/layout-routes.ts'
import {
  audit,
  countries,
  evaluations,
  instrument,
  instruments,
  integrations,
  localRoles,
  operation,
  overdue,
  regions,
  schools,
  statistics,
  suggestions,
  translations,
  users,
  vacancies,
} from './routing/list-routes.ts'
import { confirmEmail, forgotten, login, provider, recover, register, setup } from './routing/login-routes.ts'
import { home, notifications, profile } from './routing/person-routes.ts'
import { countryReports, regionReports, reports } from './routing/report-routes.ts'
import { school, schoolResults } from './routing/results-routes.ts'

const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/home', replace: true })
  },
})

const missing = createRoute({
  getParentRoute: () => blank,
  path: routeRules.missing.path,
  component: lazyRouteComponent(() => import('./MissingPage.tsx'), 'MissingPage'),
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
      statistics,
      reports,
      countryReports,
      regionReports,
      tutorial,
      cases,
      schools,
      school,
      schoolResults,
      evaluations,
      instruments,
      translations,
      editions,
      editionDraft,
      audit,
      operation,
      integrations,
      localRoles,
      suggestions,
      countries,
      overdue,
      regions,
      users,
      vacancies,
    ]),
    blank.addChildren([
      evaluation,
      scores,
      actionPlan,
      plan,
      instrument,
      login,
      register,
      forgotten,
      recover,
      confirmEmail,
      provider,
      setup,
      privacy,
      accessibility,
      practice,
      practiceCase,
      editionPreview,
      missing,
    ]),
    anythingElse,
  ]),
  // Bundled, so that it works offline.
  defaultErrorComponent: SomethingFailed,
  scrollRestoration: false,
  defaultPreload: false,
})

// Waits for dialogs to handle Back; what was typed in a dialog is a draft.
void afterPaint()
  .then(() => import('./routing/back-closes.ts'))
  .then(({ letBackClose }) => letBackClose(router.history))
  .catch(() => undefined)

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
