import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageBy } from 'contract/platform/languages'
import type { Language } from 'contract/platform/shapes'
import compile from 'icu-minify/compile'
import format, { type CompiledMessage, type FormatOptions } from 'icu-minify/format'
import type { English } from '../../../messages/english.ts'
import { messagesFolder } from './settings/folders.ts'

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

export type MessageKey = Keys<English>
export type MessageGroup = GroupKeys<English>
export type MessageValues = Readonly<Record<string, string | number>>

type Group = { readonly [name: string]: string | Group }

const files = new Map<string, Group>()

/** A file of a language; one that is not there says nothing, and English stands in. */
const fileOf = (language: Language, name: string): Group => {
  const path = join(messagesFolder, language, `${name}.json`)
  const known = files.get(path)
  if (known) return known
  const read = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Group) : {}
  files.set(path, read)
  return read
}

const find = (language: Language, key: string): string | Group | undefined => {
  const [name = '', ...steps] = key.split('.')
  let place: string | Group | undefined = fileOf(language, name)
  for (const step of steps)
    place = typeof place === 'object' && Object.hasOwn(place, step) ? place[step] : undefined
  return place
}

type Ready = { language: Language; compiled: CompiledMessage }
const ready = new Map<string, Ready>()

/** Most messages have nothing to compile; the others are compiled when they are first asked for. */
const compiledOf = (text: string): CompiledMessage => (/[{<']/.test(text) ? compile(text) : text)

const readyOf = (language: Language, key: string): Ready => {
  const known = ready.get(`${language}.${key}`)
  if (known) return known
  const own = find(language, key)
  const text = typeof own === 'string' ? own : find('en', key)
  if (typeof text !== 'string') throw new Error(`There is no message ${key}`)
  const made: Ready = { language: text === own ? language : 'en', compiled: compiledOf(text) }
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

const groupOf = (language: Language, key: string, values: MessageValues): Group => {
  const english = find('en', key)
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

const groups = new Map<string, Group>()

const plainGroupOf = (language: Language, key: string): Group => {
  const known = groups.get(`${language}.${key}`) ?? groupOf(language, key, {})
  groups.set(`${language}.${key}`, known)
  return known
}

/** All messages below a key, in the order of English. */
export const messagesBelow = <Key extends MessageGroup>(
  language: Language,
  key: Key,
  values?: MessageValues,
) => (values ? groupOf(language, key, values) : plainGroupOf(language, key)) as At<English, Key>
