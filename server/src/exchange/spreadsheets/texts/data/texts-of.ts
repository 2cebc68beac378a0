import type { Language } from 'contract/platform/shapes'
import { dataInEnglish } from './english.ts'
import { dataInHindi } from './hindi.ts'
import { dataInIndonesian } from './indonesian.ts'
import { dataInPortuguese } from './portuguese.ts'
import { dataInSpanish } from './spanish.ts'
import type { DataTexts } from './texts.ts'
import { dataInVietnamese } from './vietnamese.ts'

export const dataTextsOf: Record<Language, DataTexts> = {
  en: dataInEnglish,
  es: dataInSpanish,
  pt: dataInPortuguese,
  vi: dataInVietnamese,
  hi: dataInHindi,
  id: dataInIndonesian,
}
