import type { Language } from 'contract/platform/shapes'
import { english } from './texts/en.ts'
import { spanish } from './texts/es.ts'
import { hindi } from './texts/hi.ts'
import { indonesian } from './texts/id.ts'
import { portuguese } from './texts/pt.ts'
import type { Words } from './texts/shape.ts'
import { vietnamese } from './texts/vi.ts'

export const textsIn: Record<Language, Words> = {
  en: english,
  es: spanish,
  pt: portuguese,
  vi: vietnamese,
  hi: hindi,
  id: indonesian,
}
