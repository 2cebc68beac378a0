import type { Actor } from 'contract/permissions'
import type { Language } from 'contract/shapes'
import { statisticsWordsOf } from '../../sheets/words/statistics/words-of.ts'

/** Who may get a file of figures: those who read the same figures in the product. */
export const audienceIn = (language: Language, { role }: Actor): string =>
  statisticsWordsOf[language].audience[role] ?? ''
