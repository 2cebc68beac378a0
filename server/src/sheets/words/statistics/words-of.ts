import type { Language } from 'contract/shapes'
import { statisticsInEnglish, statisticsInPortuguese, statisticsInSpanish } from './american.ts'
import { statisticsInHindi, statisticsInIndonesian, statisticsInVietnamese } from './asian.ts'
import type { StatisticsWords } from './words.ts'

export const statisticsWordsOf: Record<Language, StatisticsWords> = {
  en: statisticsInEnglish,
  pt: statisticsInPortuguese,
  es: statisticsInSpanish,
  vi: statisticsInVietnamese,
  hi: statisticsInHindi,
  id: statisticsInIndonesian,
}
