import type { Mentionable } from 'contract/evaluation/comments'
import { limits } from 'contract/platform/limits'

/** The people whom the text mentions by an @ and their name. */
export const namedIn = (people: readonly Mentionable[], text: string): number[] =>
  people
    .filter(({ name }) => text.includes(`@${name}`))
    .map(({ id }) => id)
    .slice(0, limits.mentions)

/** Whether an @ was just typed at the beginning of a word; after a letter it belongs to an e-mail address. */
export const isMentionBegun = (before: string, text: string, caret: number): boolean =>
  text.length === before.length + 1 && text[caret - 1] === '@' && !/\S/.test(text[caret - 2] ?? ' ')

/** Inserts the name at the caret, replacing an @ before it; returns the new position of the caret. */
export const withMention = (text: string, caret: number, name: string): { text: string; caret: number } => {
  const isTyped = text[caret - 1] === '@'
  const start = text.slice(0, isTyped ? caret - 1 : caret)
  const gap = start === '' || /\s$/.test(start) ? '' : ' '
  const whole = `${start}${gap}@${name} `
  return { text: whole + text.slice(caret).replace(/^ /, ''), caret: whole.length }
}
