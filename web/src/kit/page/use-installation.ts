import { type Installation, installationPath } from 'contract/platform/installation'
import { useEffect, useState } from 'react'
import { chosenLanguage } from '../../i18n/chosen-language.ts'
import { versionOnDevice } from '../../i18n/corrections/stored-corrections.ts'

let known: Installation | undefined
let reading: Promise<Installation | null> | undefined

const read = async (): Promise<Installation | null> => {
  const answer = await fetch(installationPath)
  const isDocument = answer.headers.get('content-type')?.includes('json')
  const answered: Installation | null = answer.ok && isDocument ? await answer.json() : null
  if (answered?.words) followCorrections(answered.words[chosenLanguage()])
  known = answered ?? undefined
  return answered
}

/** One request shared by all parts of a page, repeated after a failure. */
const readShared = (): Promise<Installation | null> => {
  reading ??= read().finally(() => {
    reading = undefined
  })
  return reading
}

/** Texts were corrected since this device last loaded them. */
const followCorrections = (version: string | undefined): void => {
  const language = chosenLanguage()
  if (version === versionOnDevice(language)) return
  import('../../i18n/corrections/corrections.ts')
    .then(({ takeCorrections }) => takeCorrections(language, version !== undefined))
    .catch(() => undefined)
}

/** Who runs this installation: undefined while loading, null when unavailable. */
export const useInstallation = (): Installation | null | undefined => {
  const [installation, setInstallation] = useState<Installation | null | undefined>(known)
  useEffect(() => {
    if (known) return undefined
    let isLeft = false
    readShared().then(
      (answer) => isLeft || setInstallation(answer),
      () => isLeft || setInstallation(null),
    )
    return () => {
      isLeft = true
    }
  }, [])
  return installation
}
