import { userCalls } from 'contract/people/users'
import { useEffect, useState } from 'react'
import { send } from '../../../session/send.ts'

/** Whether strangers may register; null while that is not known. */
export const useRegistrationOpen = (): boolean | null => {
  const [isOpen, setOpen] = useState<boolean | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    send(userCalls.registration, { signal: leaving.signal }, null).then(
      ({ open }) => setOpen(open),
      () => undefined,
    )
    return () => leaving.abort()
  }, [])
  return isOpen
}
