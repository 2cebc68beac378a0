import { expect, test } from 'vitest'
import { isQuiet } from './is-quiet.ts'

const now = new Date('2026-11-20T16:00:00Z')

test('a school that worked this week is not falling behind', () => {
  expect(isQuiet('2026-11-18T16:00:00Z', now)).toBe(false)
})

test('after five days without work a coordinator is told', () => {
  expect(isQuiet('2026-11-15T16:00:00Z', now)).toBe(true)
  expect(isQuiet('2026-11-15T16:00:01Z', now)).toBe(false)
})
