import { expect, test } from 'vitest'
import { isMentionBegun, namedIn, withMention } from './mention-text.ts'

test('an @ begins a mention where a word could begin, and not in an address', () => {
  expect(isMentionBegun('', '@', 1)).toBe(true)
  expect(isMentionBegun('Hello ', 'Hello @', 7)).toBe(true)
  expect(isMentionBegun('ana', 'ana@', 4)).toBe(false)
  expect(isMentionBegun('', 'Hello @', 7)).toBe(false)
})

test('a name takes the place of the @, or stands where the caret is', () => {
  expect(withMention('Hello @', 7, 'Ana Arias')).toEqual({ text: 'Hello @Ana Arias ', caret: 17 })
  expect(withMention('Hello', 5, 'Ana Arias')).toEqual({ text: 'Hello @Ana Arias ', caret: 17 })
  expect(withMention('See @ this', 5, 'Ana')).toEqual({ text: 'See @Ana this', caret: 9 })
})

test('those are mentioned whose names stand in the text', () => {
  const people = [
    { id: 4, name: 'Ana Arias', role: 2 as const },
    { id: 5, name: 'Berta Bravo', role: 3 as const },
  ]
  expect(namedIn(people, 'Please, @Berta Bravo, look')).toEqual([5])
  expect(namedIn(people, 'Ana Arias knows')).toEqual([])
})
