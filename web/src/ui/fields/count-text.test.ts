import { describe, expect, test } from 'vitest'
import { countOf, isCount } from './count-text.ts'

describe('a count as it is typed', () => {
  test.each([
    ['12', 12],
    ['0', 0],
    [' 28 ', 28],
    ['1,200', 1200],
    ['1.200', 1200],
    ['1 200', 1200],
  ])('%s is a count', (text, number) => {
    expect(isCount(text, 1_000_000)).toBe(true)
    expect(countOf(text)).toBe(number)
  })

  test.each(['10,5', '10.5', '-5', '1e3', 'ten', '', '12,34', '99999999999', '1000001'])(
    '%s is none, and no other number in its place',
    (text) => expect(isCount(text, 1_000_000)).toBe(false),
  )
})
