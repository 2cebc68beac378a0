import { useRouterState } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { isPartAwaited, onAwaited } from '../ui/waiting/on-its-way.ts'
import { useAnnouncedLoading } from '../ui/waiting/use-announced-loading.ts'

/** A page, a dialog or a menu that is slow to come is told: by a bar at the top of the screen, and aloud. */
export function PageOnItsWay() {
  const isPageAwaited = useRouterState({ select: ({ status }) => status === 'pending' })
  const isAwaited = useSyncExternalStore(onAwaited, isPartAwaited) || isPageAwaited
  useAnnouncedLoading(isAwaited)
  return isAwaited && <div data-loading aria-hidden="true" className="on-its-way print:hidden" />
}
