import { onDevice } from '../../session/web-storage.ts'

/** What superusers corrected in a language, as this device holds it: the version, and the messages in a line each. */
export const keyOfCorrections = (language: string) => `vereda.words.${language}`

/** It ends with a digest of the released words. */
export const versionOnDevice = (language: string): string | undefined =>
  onDevice.read(keyOfCorrections(language))?.split('\n', 1)[0]
