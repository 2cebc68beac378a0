import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { auditSearch } from '../../features/audit/search.ts'
import { countriesSearch } from '../../features/countries/search.ts'
import { evaluationsSearch } from '../../features/evaluations/search.ts'
import { bookSearch } from '../../features/instruments/book/search.ts'
import { regionsSearch } from '../../features/regions/search.ts'
import { schoolsSearch } from '../../features/schools/search.ts'
import { statisticsSearch } from '../../features/statistics/search.ts'
import { suggestionsSearch } from '../../features/suggestions/search.ts'
import { translationsSearch } from '../../features/translations/search.ts'
import { usersSearch } from '../../features/users/search.ts'
import { routeRules } from '../routes.ts'
import { guard } from './guard.ts'
import { blank, content } from './layout-routes.ts'

export const schools = createRoute({
  getParentRoute: () => content,
  path: routeRules.schools.path,
  validateSearch: schoolsSearch,
  beforeLoad: guard('schools'),
  component: lazyRouteComponent(() => import('../../features/schools/SchoolsPage.tsx'), 'SchoolsPage'),
})

export const evaluations = createRoute({
  getParentRoute: () => content,
  path: routeRules.evaluations.path,
  validateSearch: evaluationsSearch,
  beforeLoad: guard('evaluations'),
  component: lazyRouteComponent(
    () => import('../../features/evaluations/EvaluationsPage.tsx'),
    'EvaluationsPage',
  ),
})

export const instruments = createRoute({
  getParentRoute: () => content,
  path: routeRules.instruments.path,
  beforeLoad: guard('instruments'),
  component: lazyRouteComponent(
    () => import('../../features/instruments/InstrumentsPage.tsx'),
    'InstrumentsPage',
  ),
})

export const translations = createRoute({
  getParentRoute: () => content,
  path: routeRules.translations.path,
  validateSearch: translationsSearch,
  beforeLoad: guard('translations'),
  component: lazyRouteComponent(
    () => import('../../features/translations/TranslationsPage.tsx'),
    'TranslationsPage',
  ),
})

export const instrument = createRoute({
  getParentRoute: () => blank,
  path: routeRules.instrument.path,
  validateSearch: bookSearch,
  beforeLoad: guard('instrument'),
  component: lazyRouteComponent(
    () => import('../../features/instruments/book/InstrumentPage.tsx'),
    'InstrumentPage',
  ),
})

export const countries = createRoute({
  getParentRoute: () => content,
  path: routeRules.countries.path,
  validateSearch: countriesSearch,
  beforeLoad: guard('countries'),
  component: lazyRouteComponent(() => import('../../features/countries/CountriesPage.tsx'), 'CountriesPage'),
})

export const regions = createRoute({
  getParentRoute: () => content,
  path: routeRules.regions.path,
  validateSearch: regionsSearch,
  beforeLoad: guard('regions'),
  component: lazyRouteComponent(() => import('../../features/regions/RegionsPage.tsx'), 'RegionsPage'),
})

export const users = createRoute({
  getParentRoute: () => content,
  path: routeRules.users.path,
  validateSearch: usersSearch,
  beforeLoad: guard('users'),
  component: lazyRouteComponent(() => import('../../features/users/UsersPage.tsx'), 'UsersPage'),
})

export const statistics = createRoute({
  getParentRoute: () => content,
  path: routeRules.statistics.path,
  validateSearch: statisticsSearch,
  beforeLoad: guard('statistics'),
  component: lazyRouteComponent(
    () => import('../../features/statistics/StatisticsPage.tsx'),
    'StatisticsPage',
  ),
})

export const suggestions = createRoute({
  getParentRoute: () => content,
  path: routeRules.suggestions.path,
  validateSearch: suggestionsSearch,
  beforeLoad: guard('suggestions'),
  component: lazyRouteComponent(
    () => import('../../features/suggestions/SuggestionsPage.tsx'),
    'SuggestionsPage',
  ),
})

export const audit = createRoute({
  getParentRoute: () => content,
  path: routeRules.audit.path,
  validateSearch: auditSearch,
  beforeLoad: guard('audit'),
  component: lazyRouteComponent(() => import('../../features/audit/AuditPage.tsx'), 'AuditPage'),
})
