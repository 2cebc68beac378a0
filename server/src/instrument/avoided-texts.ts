import type { Avoided } from 'contract/instrument/checks/avoided'
import { languageCodes } from 'contract/platform/languages'
import type { Language } from 'contract/platform/shapes'
import { avoidedIn } from '../../../instrument/avoided.ts'
import { instrumentFolder } from '../platform/settings/folders.ts'
import { withUnderstoodTexts } from './instruments/understood.ts'

export type AvoidedByLanguage = Partial<Record<Language, Avoided[]>>

let read: Promise<AvoidedByLanguage> | null = null

/** The words that each language does not use, read from the instrument's folder once; a read that failed is forgotten. */
export const avoidedTexts = (): Promise<AvoidedByLanguage> => {
  read ??= withUnderstoodTexts(async () =>
    Object.fromEntries(languageCodes.map((language) => [language, avoidedIn(language, instrumentFolder)])),
  ).catch((error: unknown) => {
    read = null
    throw error
  })
  return read
}
