import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { placeReportsSearch } from '../../features/insight/reports/search.ts'
import { routeRules } from '../routes.ts'
import { guard } from './guard.ts'
import { content } from './layout-routes.ts'

export const reports = createRoute({
  getParentRoute: () => content,
  path: routeRules.reports.path,
  beforeLoad: guard('reports'),
  component: lazyRouteComponent(
    () => import('../../features/insight/reports/ReportsPage.tsx'),
    'ReportsPage',
  ),
})

export const countryReports = createRoute({
  getParentRoute: () => content,
  path: routeRules.countryReports.path,
  validateSearch: placeReportsSearch,
  beforeLoad: guard('countryReports'),
  component: lazyRouteComponent(
    () => import('../../features/insight/reports/CountryReportsPage.tsx'),
    'CountryReportsPage',
  ),
})

export const regionReports = createRoute({
  getParentRoute: () => content,
  path: routeRules.regionReports.path,
  validateSearch: placeReportsSearch,
  beforeLoad: guard('regionReports'),
  component: lazyRouteComponent(
    () => import('../../features/insight/reports/RegionReportsPage.tsx'),
    'RegionReportsPage',
  ),
})
