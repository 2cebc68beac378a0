import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadHome } from '../../features/insight/home/load-home.ts'
import { routeRules } from '../routes.ts'
import { guard } from './guard.ts'
import { content } from './layout-routes.ts'

export const home = createRoute({
  getParentRoute: () => content,
  path: routeRules.home.path,
  beforeLoad: guard('home'),
  loader: loadHome,
  component: lazyRouteComponent(() => import('../../features/insight/home/HomePage.tsx'), 'HomePage'),
})

export const notifications = createRoute({
  getParentRoute: () => content,
  path: routeRules.notifications.path,
  beforeLoad: guard('notifications'),
  component: lazyRouteComponent(
    () => import('../../features/messages/notifications/NotificationsPage.tsx'),
    'NotificationsPage',
  ),
})

export const profile = createRoute({
  getParentRoute: () => content,
  path: routeRules.profile.path,
  beforeLoad: guard('profile'),
  component: lazyRouteComponent(() => import('../../features/people/profile/ProfilePage.tsx'), 'ProfilePage'),
})
