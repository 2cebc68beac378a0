import { moneyIn } from 'contract/evaluation/plan/money'
import type { Cost } from 'contract/evaluation/plan/repeating'
import { shownScore } from 'contract/evaluation/scores/scores'
import { languageBy } from 'contract/platform/languages'
import type { Language } from 'contract/platform/shapes'
import { longDay } from '../../platform/long-day.ts'
import { type MessageKey, type MessageValues, message } from '../../platform/messages.ts'

/** Wording in one language: messages by key, numbers and days. */
export type Voice = ReturnType<typeof voiceIn>

export const voiceIn = (language: Language) => {
  const { locale } = languageBy(language)
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
  const oneDecimal = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  const percent = (digits: number) =>
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: digits })
  const [wholePercent, exactPercent] = [percent(0), percent(1)]
  const begun = (text: string): string => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
  const ended = (text: string): string =>
    /[.!?।…:][”"’»)]*$/.test(text) ? text : message(language, 'documents.sentence', { text })
  const day = (date: string): string => date.slice(0, 10).split('-').reverse().join('-')
  return {
    language,
    /** The message with its values, the same as on pages. */
    t: (key: MessageKey, values?: MessageValues): string => message(language, key, values),
    /** Separate texts of a page as sentences, each with a capital letter and the full stop of the language. */
    sentences: (...parts: string[]): string =>
      parts.flatMap((part) => (part === '' ? [] : [ended(begun(part))])).join(' '),
    number: (value: number): string => whole.format(value),
    /** With one decimal, half up. */
    score: (value: number): string => oneDecimal.format(shownScore(value)),
    /** From a part of 1. */
    part: (value: number): string => wholePercent.format(value),
    percent: (value: number): string => exactPercent.format(value / 100),
    /** An amount with its currency's letters, since signs are ambiguous. */
    money: ({ amount, currency }: Cost): string => moneyIn(locale, amount, currency),
    /** 20-11-2026, the same in every language. */
    day,
    /** 20 November 2026, in the language's format. */
    longDay: (date: string): string => longDay(language, date),
    /** 20-11-2026 16:42 UTC: the reader's time zone is unknown. */
    moment: (time: string): string => `${day(time)} ${time.slice(11, 16)} UTC`,
  }
}
