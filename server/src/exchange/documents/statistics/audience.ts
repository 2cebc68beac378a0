import type { Actor } from 'contract/access/scope'
import type { Language } from 'contract/platform/shapes'
import { statisticsTexts } from '../../spreadsheets/texts.ts'

/** Who may get a file of figures: those who read the same figures in the product. */
export const audienceIn = (language: Language, { role }: Actor): string =>
  statisticsTexts(language).audience[role] ?? ''
