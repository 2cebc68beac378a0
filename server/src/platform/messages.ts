import { languageBy } from 'contract/platform/languages'
import type { Language } from 'contract/platform/shapes'
import compile from 'icu-minify/compile'
import format, { type CompiledMessage, type FormatOptions } from 'icu-minify/format'
import type { PlanSheet } from '../../../instrument/plan-sheet.ts'
import type { English } from '../../../messages/english.ts'
import { correctedIn } from './catalogue/current-corrections.ts'
import { type MessageGroupTree, releasedAt, releasedText } from './catalogue/released.ts'

type Keys<Node, Before extends string = ''> = {
  [Name in keyof Node & string]: Node[Name] extends string
    ? `${Before}${Name}`
    : Keys<Node[Name], `${Before}${Name}.`>
}[keyof Node & string]
type GroupKeys<Node, Before extends string = ''> = {
  [Name in keyof Node & string]: Node[Name] extends string
    ? never
    : `${Before}${Name}` | GroupKeys<Node[Name], `${Before}${Name}.`>
}[keyof Node & string]
type At<Node, Key> = Key extends keyof Node
  ? Node[Key]
  : Key extends `${infer First}.${infer Rest}`
    ? First extends keyof Node
      ? At<Node[First], Rest>
      : never
    : never

/** The plan's sheet lies with the instrument, and is told by its group. */
type Released = English & { 'plan-sheet': PlanSheet }

export type MessageKey = Keys<English>
export type MessageGroup = GroupKeys<English> | 'plan-sheet'
export type MessageValues = Readonly<Record<string, string | number>>

type Ready = { language: Language; compiled: CompiledMessage }
const ready = new Map<string, Ready>()

/** Most messages have nothing to compile; the others are compiled when they are first asked for. */
const compiledOf = (text: string): CompiledMessage => (/[{<']/.test(text) ? compile(text) : text)

const correctedReady = (language: Language, key: string): Ready | undefined => {
  const corrected = correctedIn(language)
  const text = corrected?.texts.get(key)
  if (corrected === undefined || text === undefined) return undefined
  const compiled = corrected.compiled.get(key) ?? compiledOf(text)
  corrected.compiled.set(key, compiled)
  return { language, compiled }
}

const readyOf = (language: Language, key: string): Ready => {
  const corrected = correctedReady(language, key)
  if (corrected) return corrected
  const known = ready.get(`${language}.${key}`)
  if (known) return known
  const own = releasedText(language, key)
  const text = own ?? releasedText('en', key)
  if (text === undefined) throw new Error(`There is no message ${key}`)
  const made: Ready = { language: own === undefined ? 'en' : language, compiled: compiledOf(text) }
  ready.set(`${language}.${key}`, made)
  return made
}

/** Making one of `Intl` costs more than a message. */
const once = <Options extends unknown[], Made>(Kind: new (...options: Options) => Made) => {
  const made = new Map<string, Made>()
  return (...options: Options): Made => {
    const name = JSON.stringify(options)
    const known = made.get(name) ?? new Kind(...options)
    made.set(name, known)
    return known
  }
}

const formatters: FormatOptions['formatters'] = {
  getPluralRules: once(Intl.PluralRules),
  getNumberFormat: once(Intl.NumberFormat),
  getDateTimeFormat: once(Intl.DateTimeFormat),
}

const filledIn = (wanted: Language, key: string, values: MessageValues): string => {
  const { language, compiled } = readyOf(wanted, key)
  return [format(compiled, languageBy(language).locale, values, { formatters })].flat().join('')
}

/** The message in the language, with its values. What a language lacks is said in English. */
export const message = (language: Language, key: MessageKey, values: MessageValues = {}): string =>
  filledIn(language, key, values)

const groupOf = (language: Language, key: string, values: MessageValues): MessageGroupTree => {
  const english = releasedAt('en', key)
  if (typeof english !== 'object') throw new Error(`There is no group of messages ${key}`)
  const filled = Object.entries(english).map(([name, node]) => {
    const below = `${key}.${name}`
    return [
      name,
      typeof node === 'string' ? filledIn(language, below, values) : groupOf(language, below, values),
    ]
  })
  return Object.fromEntries(filled)
}

const groups = new Map<string, MessageGroupTree>()

const plainGroupOf = (language: Language, key: string): MessageGroupTree => {
  const own = correctedIn(language)?.groups ?? groups
  const known = own.get(`${language}.${key}`) ?? groupOf(language, key, {})
  own.set(`${language}.${key}`, known)
  return known
}

/** All messages below a key, in the order of English. */
export const messagesBelow = <Key extends MessageGroup>(
  language: Language,
  key: Key,
  values?: MessageValues,
) => (values ? groupOf(language, key, values) : plainGroupOf(language, key)) as At<Released, Key>
