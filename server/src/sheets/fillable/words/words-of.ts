import type { Language } from 'contract/shapes'
import { english } from './english.ts'
import { hindi } from './hindi.ts'
import { indonesian } from './indonesian.ts'
import { portuguese } from './portuguese.ts'
import { spanish } from './spanish.ts'
import { vietnamese } from './vietnamese.ts'
import type { FillWords } from './words.ts'

export const fillWordsOf: Record<Language, FillWords> = {
  en: english,
  pt: portuguese,
  es: spanish,
  vi: vietnamese,
  hi: hindi,
  id: indonesian,
}
