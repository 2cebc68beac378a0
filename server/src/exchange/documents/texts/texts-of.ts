import type { Language } from 'contract/platform/shapes'
import { english } from './english.ts'
import { hindi } from './hindi.ts'
import { indonesian } from './indonesian.ts'
import { portuguese } from './portuguese.ts'
import { spanish } from './spanish.ts'
import type { DocumentTexts } from './texts.ts'
import { vietnamese } from './vietnamese.ts'

export const documentTextsOf: Record<Language, DocumentTexts> = {
  en: english,
  pt: portuguese,
  es: spanish,
  vi: vietnamese,
  hi: hindi,
  id: indonesian,
}
