import { useRouterState } from '@tanstack/react-router'
import { useToldLoading } from '../ui/use-told-loading.ts'

/** A page that is slow to come is told: by a bar at the top of the screen, and aloud. */
export function PageOnItsWay() {
  const isWaiting = useRouterState({ select: ({ status }) => status === 'pending' })
  useToldLoading(isWaiting)
  return isWaiting && <div data-loading aria-hidden="true" className="on-its-way print:hidden" />
}
