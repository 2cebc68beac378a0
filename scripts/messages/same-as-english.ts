import { type Messages, pluralEnding, stemsOf } from './read-messages.ts'

/** What a language lacks or has too much of, beside English: keys, filled in values, forms for a number. */
export function compareMessages(english: Messages, other: Messages): string[] {
  const [asked, given] = [stemsOf(english), stemsOf(other)]
  return [
    ...[...asked].filter((key) => !given.has(key)).map((key) => `${key} is missing`),
    ...[...given].filter((key) => !asked.has(key)).map((key) => `${key} is surplus`),
    ...[...other].flatMap(([key, text]) => compareText(key, text, modelOf(english, key))),
    ...lacksRest(other),
  ]
}

/** A number that a language counts otherwise than with its forms needs words for the rest. */
export function lacksRest(messages: Messages): string[] {
  return [...messages.keys()]
    .filter((key) => pluralEnding.test(key))
    .map((key) => key.replace(pluralEnding, '_other'))
    .filter((key) => !messages.has(key))
    .map((key) => `${key} is missing`)
}

function modelOf(english: Messages, key: string): string {
  return english.get(key) ?? english.get(key.replace(pluralEnding, '_other')) ?? ''
}

function compareText(key: string, text: string, model: string): string[] {
  if (text.trim() === '') return [`${key} says nothing`]
  // The form for one may say the number in a word.
  if (key.endsWith('_one') || filledIn(text) === filledIn(model)) return []
  return [`${key} fills in ${filledIn(text) || 'nothing'}, English ${filledIn(model) || 'nothing'}`]
}

function filledIn(text: string): string {
  const marks = text.match(/\{\{[^}]+\}\}|<\/?\w+\/?>/g) ?? []
  return [...new Set(marks)].sort().join(' ')
}
