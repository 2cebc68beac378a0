import { useRouterState } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { isPartAwaited, onAwaited } from '../ui/waiting/on-its-way.ts'
import { useAnnouncedLoading } from '../ui/waiting/use-announced-loading.ts'

/** Shows a bar at the top, and announces it, while a page, dialog or menu loads slowly. */
export function PageOnItsWay() {
  const isPageAwaited = useRouterState({ select: ({ status }) => status === 'pending' })
  const isAwaited = useSyncExternalStore(onAwaited, isPartAwaited) || isPageAwaited
  useAnnouncedLoading(isAwaited)
  return isAwaited && <div data-loading aria-hidden="true" className="on-its-way print:hidden" />
}
