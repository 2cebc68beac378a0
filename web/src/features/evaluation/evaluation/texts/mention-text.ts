import type { Mentionable } from 'contract/evaluation/comments'
import { limits } from 'contract/platform/limits'

/** Those of these people whom the text names with an @. */
export const namedIn = (people: readonly Mentionable[], text: string): number[] =>
  people
    .filter(({ name }) => text.includes(`@${name}`))
    .map(({ id }) => id)
    .slice(0, limits.mentions)

/** Has an @ just been typed here, where a name can begin? In an address of e-mail it stands after a letter. */
export const isMentionBegun = (before: string, text: string, caret: number): boolean =>
  text.length === before.length + 1 && text[caret - 1] === '@' && !/\S/.test(text[caret - 2] ?? ' ')

/** The text with the name at the caret, in the place of an @ before it; and where the caret stands then. */
export const withMention = (text: string, caret: number, name: string): { text: string; caret: number } => {
  const isTyped = text[caret - 1] === '@'
  const start = text.slice(0, isTyped ? caret - 1 : caret)
  const gap = start === '' || /\s$/.test(start) ? '' : ' '
  const whole = `${start}${gap}@${name} `
  return { text: whole + text.slice(caret).replace(/^ /, ''), caret: whole.length }
}
