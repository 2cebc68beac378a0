import { createRootRoute, createRoute } from '@tanstack/react-router'
import { BlankLayout } from '../layouts/BlankLayout.tsx'
import { ContentLayout } from '../layouts/ContentLayout.tsx'
import { Root } from '../Root.tsx'

export const root = createRootRoute({ component: Root })

export const content = createRoute({ getParentRoute: () => root, id: 'content', component: ContentLayout })

export const blank = createRoute({ getParentRoute: () => root, id: 'blank', component: BlankLayout })
