import { languageBy } from 'contract/platform/languages'
import type { Language } from 'contract/platform/shapes'
import { cloneElement, type ReactElement } from 'react'

/*
 * What of react-i18next runs in the browser (vite.config.ts puts this in its place): finding a message, its form for
 * a number, and its values. The package gives the types, by which a key that does not exist is refused.
 */

type Words = { [key: string]: string | Words }
type Values = Record<string, string | number | undefined>

let words: Words = {}
let language: Language = 'en'
let plurals = new Intl.PluralRules('en')

/** Adds words; the first must be there before the first render, since `t()` answers at once. */
export function giveTexts(given: object, of: Language): void {
  words = { ...(of === language ? words : {}), ...(given as Words) }
  language = of
  plurals = new Intl.PluralRules(of)
}

/** The locale of the language that the words are in. */
export const shownLocale = (): string => languageBy(language).locale

const find = (key: string): string | undefined => {
  let place: string | Words | undefined = words
  for (const step of key.split('.')) place = typeof place === 'object' ? place[step] : undefined
  return typeof place === 'string' ? place : undefined
}

/** The form for this number; where a language has none of its own for it, the one for the rest. */
const formOf = (key: string, count: unknown): string | undefined => {
  if (typeof count !== 'number') return find(key)
  const zero = count === 0 ? find(`${key}_zero`) : undefined
  return zero ?? find(`${key}_${plurals.select(count)}`) ?? find(`${key}_other`) ?? find(key)
}

/** The message with its values. An unknown key is shown as it is, so that it is seen. */
export const t = (key: string, values: Values = {}): string =>
  (formOf(key, values.count) ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
    String(values[name] ?? ''),
  )

const translation = { t }

export const useTranslation = () => translation

interface TransProps {
  i18nKey: string
  values?: Values
  /** Put where the message has their name as a mark: `<b>...</b>`. */
  components: Record<string, ReactElement>
}

/** A message with marks in it. */
export function Trans({ i18nKey, values, components }: TransProps) {
  const parts = t(i18nKey, values).split(/<(\w+)>(.*?)<\/\1>/)
  return parts.map((part, index) => {
    if (index % 3 === 0) return part
    const element = index % 3 === 2 && components[parts[index - 1] ?? '']
    // The parts of one message never change their order.
    return element ? cloneElement(element, { key: index }, part) : null
  })
}
