import { shownScore } from 'contract/evaluation/scores/scores'
import { languageBy } from 'contract/platform/languages'
import type { Language } from 'contract/platform/shapes'
import compile from 'icu-minify/compile'
import format, { type CompiledMessage, type FormatOptions } from 'icu-minify/format'
import { english } from './english.ts'
import { hindi } from './hindi.ts'
import { indonesian } from './indonesian.ts'
import { portuguese } from './portuguese.ts'
import { spanish } from './spanish.ts'
import { vietnamese } from './vietnamese.ts'

type Messages = typeof english
type Leaves<Node, Before extends string = ''> = Node extends string
  ? Before
  : {
      [Key in keyof Node & string]: Leaves<Node[Key], Before extends '' ? Key : `${Before}.${Key}`>
    }[keyof Node & string]
type MessageKey = Leaves<Messages>

export type Values = Record<string, string | number>

type Words = { [key: string]: string | Words }

/** The page's own messages, so that a paper says what the screen says. */
const messages: Record<Language, Words> = {
  en: english,
  pt: portuguese,
  es: spanish,
  vi: vietnamese,
  hi: hindi,
  id: indonesian,
}

const formatters: FormatOptions['formatters'] = {
  getPluralRules: (...given) => new Intl.PluralRules(...given),
  getNumberFormat: (...given) => new Intl.NumberFormat(...given),
  getDateTimeFormat: (...given) => new Intl.DateTimeFormat(...given),
}
const compiled = new Map<string, CompiledMessage>()

/** A message with its values: it is compiled when it is first said. */
export const filledIn = (language: Language, message: string, values: Values): string => {
  const ready = compiled.get(message) ?? compile(message)
  compiled.set(message, ready)
  return [format(ready, languageBy(language).locale, values, { formatters })].flat().join('')
}

const find = (words: Words, key: string): string | undefined => {
  let place: string | Words | undefined = words
  for (const step of key.split('.')) place = typeof place === 'object' ? place[step] : undefined
  return typeof place === 'string' ? place : undefined
}

/** How a paper speaks in one language: messages by their key, numbers and days. */
export type Voice = ReturnType<typeof voiceIn>

export const voiceIn = (language: Language) => {
  const words = messages[language]
  const whole = new Intl.NumberFormat(languageBy(language).locale, { maximumFractionDigits: 0 })
  const oneDecimal = new Intl.NumberFormat(languageBy(language).locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  const percent = (digits: number) =>
    new Intl.NumberFormat(languageBy(language).locale, { style: 'percent', maximumFractionDigits: digits })
  const [wholePercent, exactPercent] = [percent(0), percent(1)]
  const day = (date: string): string => date.slice(0, 10).split('-').reverse().join('-')
  return {
    language,
    /** The message with its values. */
    say: (key: MessageKey, values: Values = {}): string => {
      const message = find(words, key)
      if (message === undefined) throw new Error(`The message ${key} is missing in ${language}`)
      return filledIn(language, message, values)
    },
    number: (value: number): string => whole.format(value),
    /** A score with its one decimal, half up. */
    score: (value: number): string => oneDecimal.format(shownScore(value)),
    /** A part of 1. */
    part: (value: number): string => wholePercent.format(value),
    percent: (value: number): string => exactPercent.format(value / 100),
    /** 20-11-2026, the same in every language. */
    day,
    /** 20-11-2026 16:42 UTC: a paper does not know the clock of who reads it. */
    moment: (time: string): string => `${day(time)} ${time.slice(11, 16)} UTC`,
  }
}
