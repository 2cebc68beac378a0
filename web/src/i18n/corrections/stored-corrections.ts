import { onDevice } from '../../session/web-storage.ts'

/** Stored corrections of a language: the version, and a message on each line. */
export const keyOfCorrections = (language: string) => `vereda.words.${language}`

/** It ends with a digest of the released texts. */
export const versionOnDevice = (language: string): string | undefined =>
  onDevice.read(keyOfCorrections(language))?.split('\n', 1)[0]
