import type { Language } from 'contract/platform/shapes'
import { statisticsInEnglish, statisticsInPortuguese, statisticsInSpanish } from './american.ts'
import { statisticsInHindi, statisticsInIndonesian, statisticsInVietnamese } from './asian.ts'
import type { StatisticsWords } from './texts.ts'

export const statisticsWordsOf: Record<Language, StatisticsWords> = {
  en: statisticsInEnglish,
  pt: statisticsInPortuguese,
  es: statisticsInSpanish,
  vi: statisticsInVietnamese,
  hi: statisticsInHindi,
  id: statisticsInIndonesian,
}
