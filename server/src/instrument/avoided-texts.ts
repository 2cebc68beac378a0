import type { Avoided } from 'contract/instrument/checks/avoided'
import { languageCodes } from 'contract/platform/languages'
import type { Language } from 'contract/platform/shapes'
import { avoidedIn } from '../../../instrument/avoided.ts'
import { instrumentFolder } from '../platform/settings/folders.ts'
import { withUnderstoodTexts } from './instruments/understood.ts'

export type AvoidedByLanguage = Partial<Record<Language, Avoided[]>>

let read: Promise<AvoidedByLanguage> | null = null

/** Words to avoid by language, read from the instrument's folder once; a failed read is retried. */
export const avoidedTexts = (): Promise<AvoidedByLanguage> => {
  read ??= withUnderstoodTexts(async () =>
    Object.fromEntries(languageCodes.map((language) => [language, avoidedIn(language, instrumentFolder)])),
  ).catch((error: unknown) => {
    read = null
    throw error
  })
  return read
}
