import { shownScore } from 'contract/evaluation/scores/scores'
import { languageBy } from 'contract/platform/languages'
import type { Language } from 'contract/platform/shapes'
import { message, type MessageKey as ServerKey } from '../../../platform/messages.ts'
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
type Counted = 'zero' | 'one' | 'other'
type Stem<Key extends string> = Key extends `${infer Before}_${Counted}` ? Before : Key
type MessageKey = Stem<Leaves<Messages>>

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

const find = (words: Words, key: string): string | undefined => {
  let place: string | Words | undefined = words
  for (const step of key.split('.')) place = typeof place === 'object' ? place[step] : undefined
  return typeof place === 'string' ? place : undefined
}

/** How a paper speaks in one language: messages by their key, numbers and days. */
export type Voice = ReturnType<typeof voiceIn>

export const voiceIn = (language: Language) => {
  const words = messages[language]
  const plurals = new Intl.PluralRules(language)
  const whole = new Intl.NumberFormat(languageBy(language).locale, { maximumFractionDigits: 0 })
  const oneDecimal = new Intl.NumberFormat(languageBy(language).locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  const percent = (digits: number) =>
    new Intl.NumberFormat(languageBy(language).locale, { style: 'percent', maximumFractionDigits: digits })
  const [wholePercent, exactPercent] = [percent(0), percent(1)]
  const formOf = (key: string, count: unknown): string | undefined => {
    if (typeof count !== 'number') return find(words, key)
    const zero = count === 0 ? find(words, `${key}_zero`) : undefined
    return (
      zero ??
      find(words, `${key}_${plurals.select(count)}`) ??
      find(words, `${key}_other`) ??
      find(words, key)
    )
  }
  const day = (date: string): string => date.slice(0, 10).split('-').reverse().join('-')
  return {
    language,
    /** The message with its values, in its form for `count`. */
    say: (key: MessageKey | ServerKey, values: Values = {}): string => {
      if (key.startsWith('documents.')) return message(language, key as ServerKey, values)
      const form = formOf(key, values.count)
      if (form === undefined) throw new Error(`The message ${key} is missing in ${language}`)
      return form.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
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
