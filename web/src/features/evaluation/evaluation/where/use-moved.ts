import { useNavigate } from '@tanstack/react-router'
import { Problem } from 'contract/platform/problems'
import { useEffect } from 'react'

/**
 * A line that moved to another edition may belong to another evaluation than an old link says; the page redirects.
 */
export const useMoved = (error: Error | null): number | undefined => {
  const navigate = useNavigate()
  const movedTo = error instanceof Problem ? error.extra.moved_to : undefined
  useEffect(() => {
    if (movedTo === undefined) return
    void navigate({
      to: '.',
      params: (before) => ({ ...before, id: String(movedTo) }),
      search: true,
      replace: true,
    })
  }, [movedTo, navigate])
  return movedTo
}
