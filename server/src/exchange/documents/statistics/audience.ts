import type { Actor } from 'contract/access/scope'
import type { Language } from 'contract/platform/shapes'
import { statisticsTexts } from '../../spreadsheets/texts.ts'

/** The audience of a file of figures: those who see them in the product. */
export const audienceIn = (language: Language, { role }: Actor): string =>
  statisticsTexts(language).audience[role] ?? ''
