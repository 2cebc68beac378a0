import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { resultsSearch } from '../../features/insight/results/search.ts'
import { routeRules } from '../routes.ts'
import { guard } from './guard.ts'
import { content } from './layout-routes.ts'

export const school = createRoute({
  getParentRoute: () => content,
  path: routeRules.school.path,
  beforeLoad: guard('school'),
  component: lazyRouteComponent(() => import('../../features/insight/school/SchoolPage.tsx'), 'SchoolPage'),
})

export const schoolResults = createRoute({
  getParentRoute: () => content,
  path: routeRules.schoolResults.path,
  validateSearch: resultsSearch,
  beforeLoad: guard('schoolResults'),
  component: lazyRouteComponent(
    () => import('../../features/insight/results/ResultsPage.tsx'),
    'ResultsPage',
  ),
})
