import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { draftSearch } from '../../features/instrument/editions/search.ts'
import { routeRules } from '../routes.ts'
import { guard } from './guard.ts'
import { indicatorSearch } from './indicator-search.ts'
import { blank, content } from './layout-routes.ts'

export const editions = createRoute({
  getParentRoute: () => content,
  path: routeRules.editions.path,
  beforeLoad: guard('editions'),
  component: lazyRouteComponent(
    () => import('../../features/instrument/editions/DraftsPage.tsx'),
    'DraftsPage',
  ),
})

export const editionDraft = createRoute({
  getParentRoute: () => content,
  path: routeRules.editionDraft.path,
  validateSearch: draftSearch,
  beforeLoad: guard('editionDraft'),
  component: lazyRouteComponent(
    () => import('../../features/instrument/editions/DraftPage.tsx'),
    'DraftPage',
  ),
})

export const editionPreview = createRoute({
  getParentRoute: () => blank,
  path: routeRules.editionPreview.path,
  validateSearch: indicatorSearch,
  beforeLoad: guard('editionPreview'),
  component: lazyRouteComponent(
    () => import('../../features/evaluation/evaluation/preview/PreviewPage.tsx'),
    'PreviewPage',
  ),
})
