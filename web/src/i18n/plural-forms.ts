import type { Language } from './languages.ts'

type Words = { [key: string]: string | Words }

/**
 * i18next asks for each plural form of a language by its own key (Spanish: `_one`, `_many`, `_other`). Where a
 * message file gives no form of its own, `_other` serves.
 */
export function withEveryPluralForm(words: object, language: Language): Words {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  return fill(words as Words, forms)
}

function fill(words: Words, forms: readonly string[]): Words {
  const filled: Words = {}
  for (const [key, value] of Object.entries(words)) {
    if (typeof value === 'object') {
      filled[key] = fill(value, forms)
    } else if (key.endsWith('_other')) {
      const stem = key.slice(0, -'other'.length)
      for (const form of forms) filled[stem + form] ??= words[stem + form] ?? value
    } else {
      filled[key] = value
    }
  }
  return filled
}
