import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { withEveryPluralForm } from './plural-forms.ts'
import type { ReadLanguage } from './read-language.ts'

/** Must have run before the first render: `t()` answers at once from then on. */
export function startI18n({ language, messages }: ReadLanguage): void {
  // Everything is at hand, so this has ended when it returns.
  void i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { translation: withEveryPluralForm(messages, language) } },
    interpolation: { escapeValue: false },
    initAsync: false,
  })
}
