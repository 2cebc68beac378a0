import { type Installation, installationPath } from 'contract/platform/installation'
import { useEffect, useState } from 'react'

let known: Installation | undefined

const read = async (signal: AbortSignal): Promise<Installation | null> => {
  const answer = await fetch(installationPath, { signal })
  const isDocument = answer.headers.get('content-type')?.includes('json')
  return answer.ok && isDocument ? answer.json() : null
}

/**
 * Who runs this installation: undefined while it is read, null where it cannot be, and pages say it without names then.
 */
export const useInstallation = (): Installation | null | undefined => {
  const [installation, setInstallation] = useState<Installation | null | undefined>(known)
  useEffect(() => {
    if (known) return undefined
    const leaving = new AbortController()
    read(leaving.signal).then(
      (answer) => {
        known = answer ?? undefined
        setInstallation(answer)
      },
      () => leaving.signal.aborted || setInstallation(null),
    )
    return () => leaving.abort()
  }, [])
  return installation
}
