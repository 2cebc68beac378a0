import { type Installation, installationPath } from 'contract/installation'
import { useEffect, useState } from 'react'

let known: Installation | null = null

const read = async (signal: AbortSignal): Promise<Installation | null> => {
  const answer = await fetch(installationPath, { signal })
  const isDocument = answer.headers.get('content-type')?.includes('json')
  return answer.ok && isDocument ? answer.json() : null
}

/** Who runs this installation; null while or where it cannot be read, and pages say it without names then. */
export const useInstallation = (): Installation | null => {
  const [installation, setInstallation] = useState(known)
  useEffect(() => {
    if (known) return undefined
    const leaving = new AbortController()
    read(leaving.signal).then(
      (said) => {
        known = said
        setInstallation(said)
      },
      () => undefined,
    )
    return () => leaving.abort()
  }, [])
  return installation
}
