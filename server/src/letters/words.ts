import type { Language } from 'contract/shapes'
import { english } from './words/en.ts'
import { spanish } from './words/es.ts'
import { hindi } from './words/hi.ts'
import { indonesian } from './words/id.ts'
import { portuguese } from './words/pt.ts'
import type { Words } from './words/shape.ts'
import { vietnamese } from './words/vi.ts'

export const wordsIn: Record<Language, Words> = {
  en: english,
  es: spanish,
  pt: portuguese,
  vi: vietnamese,
  hi: hindi,
  id: indonesian,
}
