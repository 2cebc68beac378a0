import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readAidTexts } from '../../i18n/read-language.ts'
import { routeRules } from '../routes.ts'
import { guard } from './guard.ts'
import { indicatorSearch } from './indicator-search.ts'
import { blank, content } from './layout-routes.ts'

export const tutorial = createRoute({
  getParentRoute: () => content,
  path: routeRules.tutorial.path,
  beforeLoad: async (visit) => {
    await guard('tutorial')(visit)
    await readAidTexts()
  },
  component: lazyRouteComponent(
    () => import('../../features/platform/tutorial/TutorialPage.tsx'),
    'TutorialPage',
  ),
})

export const practice = createRoute({
  getParentRoute: () => blank,
  path: routeRules.practice.path,
  validateSearch: indicatorSearch,
  beforeLoad: async (visit) => {
    await guard('practice')(visit)
    await readAidTexts()
  },
  component: lazyRouteComponent(
    () => import('../../features/evaluation/evaluation/practice/PracticePage.tsx'),
    'PracticePage',
  ),
})

export const cases = createRoute({
  getParentRoute: () => content,
  path: routeRules.cases.path,
  beforeLoad: guard('cases'),
  component: lazyRouteComponent(
    () => import('../../features/evaluation/evaluation/cases/CasesPage.tsx'),
    'CasesPage',
  ),
})

export const practiceCase = createRoute({
  getParentRoute: () => blank,
  path: routeRules.case.path,
  beforeLoad: guard('case'),
  component: lazyRouteComponent(
    () => import('../../features/evaluation/evaluation/cases/CasePage.tsx'),
    'CasePage',
  ),
})

export const privacy = createRoute({
  getParentRoute: () => blank,
  path: routeRules.privacy.path,
  beforeLoad: guard('privacy'),
  component: lazyRouteComponent(
    () => import('../../features/platform/statements/PrivacyPage.tsx'),
    'PrivacyPage',
  ),
})

export const accessibility = createRoute({
  getParentRoute: () => blank,
  path: routeRules.accessibility.path,
  component: lazyRouteComponent(
    () => import('../../features/platform/statements/AccessibilityPage.tsx'),
    'AccessibilityPage',
  ),
})
