import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { evaluationsSearch } from '../../features/evaluation/evaluations/search.ts'
import { overdueSearch } from '../../features/evaluation/overdue/search.ts'
import { auditSearch } from '../../features/insight/audit/search.ts'
import { statisticsSearch } from '../../features/insight/statistics/search.ts'
import { vacanciesSearch } from '../../features/insight/vacancies/search.ts'
import { bookSearch } from '../../features/instrument/instruments/book/search.ts'
import { suggestionsSearch } from '../../features/instrument/suggestions/search.ts'
import { translationsSearch } from '../../features/instrument/translations/search.ts'
import { usersSearch } from '../../features/people/users/search.ts'
import { countriesSearch } from '../../features/places/countries/search.ts'
import { regionsSearch } from '../../features/places/regions/search.ts'
import { schoolsSearch } from '../../features/places/schools/search.ts'
import { windowFrom } from '../../kit/lists/list-window.ts'
import { routeRules } from '../routes.ts'
import { guard } from './guard.ts'
import { blank, content } from './layout-routes.ts'

export const schools = createRoute({
  getParentRoute: () => content,
  path: routeRules.schools.path,
  validateSearch: schoolsSearch,
  beforeLoad: guard('schools'),
  component: lazyRouteComponent(() => import('../../features/places/schools/SchoolsPage.tsx'), 'SchoolsPage'),
})

export const evaluations = createRoute({
  getParentRoute: () => content,
  path: routeRules.evaluations.path,
  validateSearch: evaluationsSearch,
  beforeLoad: guard('evaluations'),
  component: lazyRouteComponent(
    () => import('../../features/evaluation/evaluations/EvaluationsPage.tsx'),
    'EvaluationsPage',
  ),
})

export const overdue = createRoute({
  getParentRoute: () => content,
  path: routeRules.overdue.path,
  validateSearch: overdueSearch,
  beforeLoad: guard('overdue'),
  component: lazyRouteComponent(
    () => import('../../features/evaluation/overdue/OverduePage.tsx'),
    'OverduePage',
  ),
})

export const instruments = createRoute({
  getParentRoute: () => content,
  path: routeRules.instruments.path,
  beforeLoad: guard('instruments'),
  component: lazyRouteComponent(
    () => import('../../features/instrument/instruments/InstrumentsPage.tsx'),
    'InstrumentsPage',
  ),
})

export const translations = createRoute({
  getParentRoute: () => content,
  path: routeRules.translations.path,
  validateSearch: translationsSearch,
  beforeLoad: guard('translations'),
  component: lazyRouteComponent(
    () => import('../../features/instrument/translations/TranslationsPage.tsx'),
    'TranslationsPage',
  ),
})

export const instrument = createRoute({
  getParentRoute: () => blank,
  path: routeRules.instrument.path,
  validateSearch: bookSearch,
  beforeLoad: guard('instrument'),
  component: lazyRouteComponent(
    () => import('../../features/instrument/instruments/book/InstrumentPage.tsx'),
    'InstrumentPage',
  ),
})

export const countries = createRoute({
  getParentRoute: () => content,
  path: routeRules.countries.path,
  validateSearch: countriesSearch,
  beforeLoad: guard('countries'),
  component: lazyRouteComponent(
    () => import('../../features/places/countries/CountriesPage.tsx'),
    'CountriesPage',
  ),
})

export const regions = createRoute({
  getParentRoute: () => content,
  path: routeRules.regions.path,
  validateSearch: regionsSearch,
  beforeLoad: guard('regions'),
  component: lazyRouteComponent(() => import('../../features/places/regions/RegionsPage.tsx'), 'RegionsPage'),
})

export const users = createRoute({
  getParentRoute: () => content,
  path: routeRules.users.path,
  validateSearch: usersSearch,
  beforeLoad: guard('users'),
  component: lazyRouteComponent(() => import('../../features/people/users/UsersPage.tsx'), 'UsersPage'),
})

export const statistics = createRoute({
  getParentRoute: () => content,
  path: routeRules.statistics.path,
  validateSearch: statisticsSearch,
  beforeLoad: guard('statistics'),
  component: lazyRouteComponent(
    () => import('../../features/insight/statistics/StatisticsPage.tsx'),
    'StatisticsPage',
  ),
})

export const suggestions = createRoute({
  getParentRoute: () => content,
  path: routeRules.suggestions.path,
  validateSearch: suggestionsSearch,
  beforeLoad: guard('suggestions'),
  component: lazyRouteComponent(
    () => import('../../features/instrument/suggestions/SuggestionsPage.tsx'),
    'SuggestionsPage',
  ),
})

export const audit = createRoute({
  getParentRoute: () => content,
  path: routeRules.audit.path,
  validateSearch: auditSearch,
  beforeLoad: guard('audit'),
  component: lazyRouteComponent(() => import('../../features/insight/audit/AuditPage.tsx'), 'AuditPage'),
})

export const vacancies = createRoute({
  getParentRoute: () => content,
  path: routeRules.vacancies.path,
  validateSearch: vacanciesSearch,
  beforeLoad: guard('vacancies'),
  component: lazyRouteComponent(
    () => import('../../features/insight/vacancies/VacanciesPage.tsx'),
    'VacanciesPage',
  ),
})

export const integrations = createRoute({
  getParentRoute: () => content,
  path: routeRules.integrations.path,
  beforeLoad: guard('integrations'),
  component: lazyRouteComponent(
    () => import('../../features/exchange/integrations/IntegrationsPage.tsx'),
    'IntegrationsPage',
  ),
})

export const localRoles = createRoute({
  getParentRoute: () => content,
  path: routeRules.roles.path,
  beforeLoad: guard('roles'),
  component: lazyRouteComponent(() => import('../../features/people/roles/RolesPage.tsx'), 'RolesPage'),
})

export const operation = createRoute({
  getParentRoute: () => content,
  path: routeRules.operation.path,
  validateSearch: windowFrom,
  beforeLoad: guard('operation'),
  component: lazyRouteComponent(
    () => import('../../features/operations/operation/OperationPage.tsx'),
    'OperationPage',
  ),
})
