import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { evaluationSearch, lineSearch } from '../../features/evaluation/evaluation/where/search.ts'
import { routeRules } from '../routes.ts'
import { guard } from './guard.ts'
import { blank } from './layout-routes.ts'

export const evaluation = createRoute({
  getParentRoute: () => blank,
  path: routeRules.evaluation.path,
  validateSearch: evaluationSearch,
  beforeLoad: guard('evaluation'),
  component: lazyRouteComponent(
    () => import('../../features/evaluation/evaluation/EvaluationPage.tsx'),
    'EvaluationPage',
  ),
})

export const scores = createRoute({
  getParentRoute: () => blank,
  path: routeRules.scores.path,
  validateSearch: lineSearch,
  beforeLoad: guard('scores'),
  component: lazyRouteComponent(
    () => import('../../features/evaluation/evaluation/scores/ScoresPage.tsx'),
    'ScoresPage',
  ),
})

const planPage = lazyRouteComponent(
  () => import('../../features/evaluation/evaluation/plan/ActionPlanPage.tsx'),
  'ActionPlanPage',
)

/** For everybody who may read the plan. */
export const plan = createRoute({
  getParentRoute: () => blank,
  path: routeRules.plan.path,
  validateSearch: lineSearch,
  beforeLoad: guard('plan'),
  component: planPage,
})

/** The same page at the specification's address, for people who write plans. */
export const actionPlan = createRoute({
  getParentRoute: () => blank,
  path: routeRules.actionPlan.path,
  validateSearch: lineSearch,
  beforeLoad: guard('actionPlan'),
  component: planPage,
})
