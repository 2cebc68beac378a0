import type { Language } from 'contract/platform/shapes'
import type { ReactAriaTexts } from './react-aria-values.ts'

/** English is bundled and the fallback. React Aria provides Spanish and Portuguese; the other three are ours. */
const readers: Partial<Record<Language, () => Promise<ReactAriaTexts>>> = {
  es: async () => (await import('react-aria-components/i18n/es-ES')).default,
  pt: async () => (await import('react-aria-components/i18n/pt-BR')).default,
  vi: async () => (await import('./vi.ts')).texts,
  hi: async () => (await import('./hi.ts')).texts,
  id: async () => (await import('./id.ts')).texts,
}

declare global {
  interface Window {
    [key: symbol]: unknown
  }
}

/** Must be called before React Aria runs, which reads the locale once and its texts at the first render. */
export async function giveReactAriaItsTexts(language: Language, locale: string): Promise<void> {
  window[Symbol.for('react-aria.i18n.locale')] = locale
  const texts = await readers[language]?.()
  if (texts) window[Symbol.for('react-aria.i18n.strings')] = texts
}
