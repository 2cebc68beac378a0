import type { Actor } from 'contract/access/scope'
import type { Language } from 'contract/platform/shapes'
import { statisticsTextsOf } from '../../spreadsheets/texts/statistics/texts-of.ts'

/** Who may get a file of figures: those who read the same figures in the product. */
export const audienceIn = (language: Language, { role }: Actor): string =>
  statisticsTextsOf[language].audience[role] ?? ''
