import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { queryClient } from '../../kit/page/queries.ts'
import { session } from '../../session/stored-session.ts'
import { useSession } from '../../session/use-session.ts'

/**
 * When somebody logs in or out, here or in another tab, the guards look again, and what the one before was told is
 * forgotten. Whoever left first loses their page: forgotten under it, it would ask for everything anew, as nobody.
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
