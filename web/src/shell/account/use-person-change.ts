import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { queryClient } from '../../kit/page/queries.ts'
import { session } from '../../session/stored-session.ts'
import { useSession } from '../../session/use-session.ts'

/**
 * When another person logs in or out, in any tab, the guards run again and the cache is cleared. The page is left
 * first, otherwise it would repeat its requests without a session.
 */
export function usePersonChange(): void {
  const router = useRouter()
  const person = useSession()?.user.id ?? null
  const before = useRef(person)
  useEffect(() => {
    if (before.current === person) return
    const someoneElse = before.current !== null && person !== null
    before.current = person
    if (someoneElse) void queryClient.resetQueries()
    void router.invalidate().then(() => {
      if (session() === null) queryClient.clear()
    })
  }, [person, router])
}
