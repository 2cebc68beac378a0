import type { Language } from 'contract/platform/shapes'
import { statisticsInEnglish, statisticsInPortuguese, statisticsInSpanish } from './american.ts'
import { statisticsInHindi, statisticsInIndonesian, statisticsInVietnamese } from './asian.ts'
import type { StatisticsTexts } from './texts.ts'

export const statisticsTextsOf: Record<Language, StatisticsTexts> = {
  en: statisticsInEnglish,
  pt: statisticsInPortuguese,
  es: statisticsInSpanish,
  vi: statisticsInVietnamese,
  hi: statisticsInHindi,
  id: statisticsInIndonesian,
}
