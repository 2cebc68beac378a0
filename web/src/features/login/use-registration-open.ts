import { userCalls } from 'contract/users'
import { useEffect, useState } from 'react'
import { send } from '../../session/send.ts'

/** Whether strangers may register; while that is not known, nothing is offered. */
export const useRegistrationOpen = (): boolean => {
  const [isOpen, setOpen] = useState(false)
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
