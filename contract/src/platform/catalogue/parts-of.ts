import compile from 'icu-minify/compile'
import { type MessagePart, partsFrom, partsInside } from './message-parts.ts'

/** The structure of a message. */
export type Parts = {
  /** The text without values. */
  words: string
  /** Names of values and tags, `{name}` and `<b>`, in the form `other`. */
  filledIn: Set<string>
  /** The same in any form. */
  anywhere: Set<string>
  /** The forms of each plural. */
  plurals: { name: string; forms: string[] }[]
  /** The cases of each select. */
  selects: string[]
  /** Plural forms with other values than the form `other`. */
  uneven: string[]
  /** Plurals whose form `one` lacks a value of the form `other` and that have no form for zero. */
  withoutNumber: Set<string>
  /** Choices with an empty form and empty tags, each once. */
  empty: Set<string>
}

type Choice = Extract<MessagePart, { kind: 'choice' }>

/** The forms for one exact number may contain it as a word. */
const mayOmitValues = (form: string): boolean => form === 'one' || form.startsWith('=')

export const named = (filledIn: ReadonlySet<string>): string => [...filledIn].sort().join(' ')

const isEmpty = (message: unknown): boolean =>
  (typeof message === 'string' && message.trim() === '') || (Array.isArray(message) && message.length === 0)

/** A value that the message formats itself gets another name, since our messages never do that. */
export const nameOfValue = ({ name, isFormatted }: Extract<MessagePart, { kind: 'value' }>): string =>
  isFormatted ? `{${name}, …}` : `{${name}}`

const add = (parts: Parts, name: string): void => {
  parts.filledIn.add(name)
  parts.anywhere.add(name)
}

const read = (part: MessagePart, parts: Parts): void => {
  if (part.kind === 'text') parts.words += ` ${part.text}`
  else if (part.kind === 'value') add(parts, nameOfValue(part))
  else if (part.kind === 'choice') readChoice(part, parts)
  else {
    add(parts, `<${part.name}>`)
    if (part.inner.every((each) => typeof each === 'string' && each.trim() === ''))
      parts.empty.add(`<${part.name}>`)
    for (const inner of partsInside(part.inner)) read(inner, parts)
  }
}

const readChoice = ({ name, isSelect, forms }: Choice, parts: Parts): void => {
  const names = forms.map(([form]) => form)
  if (isSelect) parts.selects.push(`${name}: ${names.sort().join(' ')}`)
  else parts.plurals.push({ name, forms: names })
  const rest = readAll(forms.find(([form]) => form === 'other')?.[1])
  for (const [form, message] of forms) {
    const inner = readAll(message)
    parts.words += inner.words
    parts.plurals.push(...inner.plurals)
    parts.selects.push(...inner.selects)
    parts.uneven.push(...inner.uneven)
    for (const each of inner.empty) parts.empty.add(each)
    for (const each of inner.withoutNumber) parts.withoutNumber.add(each)
    for (const each of inner.anywhere) parts.anywhere.add(each)
    if (isEmpty(message)) parts.empty.add(isSelect ? `${name} ${form}` : name)
    if (isSelect || form === 'other') for (const each of inner.filledIn) parts.filledIn.add(each)
    else if (named(inner.filledIn) === named(rest.filledIn)) continue
    else if (!mayOmitValues(form)) parts.uneven.push(form)
    else if (form === 'one' && !names.includes('=0')) parts.withoutNumber.add(name)
  }
}

const readAll = (message: unknown): Parts => {
  const parts: Parts = {
    words: '',
    filledIn: new Set(),
    anywhere: new Set(),
    plurals: [],
    selects: [],
    uneven: [],
    withoutNumber: new Set(),
    empty: new Set(),
  }
  for (const part of partsFrom(message)) read(part, parts)
  return parts
}

/** Throws for invalid ICU. */
export const partsOf = (message: string): Parts => readAll(compile(message))
