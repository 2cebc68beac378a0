import { userCalls } from 'contract/people/users'
import { useEffect, useState } from 'react'
import { send } from '../../../session/send.ts'

type OtherWays = { isRegistrationOpen: boolean | null; provider: string | null }

/** Whether strangers may register (null while loading), and the other providers to sign in with. */
export const useOtherWays = (): OtherWays => {
  const [ways, setWays] = useState<OtherWays>({ isRegistrationOpen: null, provider: null })
  useEffect(() => {
    const leaving = new AbortController()
    send(userCalls.registration, { signal: leaving.signal }, null).then(
      ({ open, provider }) => setWays({ isRegistrationOpen: open, provider }),
      () => undefined,
    )
    return () => leaving.abort()
  }, [])
  return ways
}
