import type { Language } from 'contract/platform/shapes'

/** Numbers are written as on the screen: Spanish as in Latin America, Portuguese as in Brazil. */
export const localeOf: Record<Language, string> = {
  en: 'en-US',
  pt: 'pt-BR',
  es: 'es-419',
  vi: 'vi-VN',
  hi: 'hi-IN',
  id: 'id-ID',
}
