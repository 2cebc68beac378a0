import { languageBy } from 'contract/platform/languages'
import type { Language } from 'contract/platform/shapes'
import format, { type CompiledMessage, type FormatOptions, type FormatValues } from 'icu-minify/format'
import { cloneElement, type ReactElement, type ReactNode } from 'react'
import type { MessageKey } from './message-keys.ts'

/** A message compiled by icu-minify: a text, or a list of texts, values, choices and tags. */
export type Message = string | Part[]
export type Part = string | number | Part[] | { [form: string]: Message }
/** The output of web/build/messages.ts. */
export type Texts = { [name: string]: Message | Texts }
export type MessageValues = Readonly<Record<string, string | number>>

let texts: Texts = {}
let language: Language = 'en'
let plurals = new Intl.PluralRules('en')

const formatters: FormatOptions['formatters'] = {
  // Cached, since creating one is slower than formatting a message.
  getPluralRules: (locale, options) =>
    options?.type === 'ordinal' ? new Intl.PluralRules(locale, options) : plurals,
  getNumberFormat: (locale, options) => new Intl.NumberFormat(locale, options),
  getDateTimeFormat: (locale, options) => new Intl.DateTimeFormat(locale, options),
}

/** Adds texts; the first must be added before the first render, since `t()` is synchronous. */
export function giveTexts(added: Texts, of: Language): void {
  texts = { ...(of === language ? texts : {}), ...added }
  language = of
  plurals = new Intl.PluralRules(shownLocale())
}

/** The locale of the loaded texts. */
export const shownLocale = (): string => languageBy(language).locale

/** An unknown key is shown as it is. */
const find = (key: string): Message => {
  let place: Message | Texts | undefined = texts
  for (const step of key.split('.'))
    place = typeof place === 'object' && !Array.isArray(place) ? place[step] : undefined
  return typeof place === 'string' || Array.isArray(place) ? place : key
}

const parts = <Element,>(message: Message, values: FormatValues<Element>) =>
  format<Element>(message as CompiledMessage, shownLocale(), values, { formatters })

/** Formats a message with its values. */
export const filled = (message: Message, values: MessageValues = {}): string =>
  typeof message === 'string' ? message : [parts<string>(message, values)].flat().join('')

export const t = (key: MessageKey, values?: MessageValues): string => filled(find(key), values)

export type Translate = typeof t

const translation = { t }

export const useTranslation = () => translation

interface TransProps {
  i18nKey: MessageKey
  values?: MessageValues
  /** Elements for the tags of the message: `<b>...</b>`. */
  components: Record<string, ReactElement>
}

/** A message with tags. */
export function Trans({ i18nKey, values, components }: TransProps) {
  const marks = Object.entries(components).map(([name, element]) => [
    name,
    (inside: ReactNode[]) => cloneElement(element, { key: name }, ...inside),
  ])
  return parts<ReactNode>(find(i18nKey), { ...values, ...Object.fromEntries(marks) })
}
