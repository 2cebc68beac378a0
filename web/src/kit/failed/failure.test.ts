import { Problem } from 'contract/platform/problems'
import { expect, test } from 'vitest'
import { failureOf } from './failure.ts'

const chunk = new TypeError('Failed to fetch dynamically imported module: /assets/x.js')

test('a page that is not fetched without a connection waits for it', () => {
  expect(failureOf(chunk, false)).toBe('offline')
  expect(failureOf(new TypeError('error loading dynamically imported module'), false)).toBe('offline')
  expect(failureOf(new Problem('unavailable', { reason: 'unreachable' }), true)).toBe('offline')
})

test('with a connection it is a mistake of ours, and a new version may have replaced the part', () => {
  expect(failureOf(chunk, true)).toBe('broken')
  expect(failureOf(new TypeError('x is undefined'), false)).toBe('broken')
  expect(failureOf(new Problem('server_error'), true)).toBe('broken')
})

test('what is another one’s looks the same as what is not there', () => {
  expect(failureOf(new Problem('permission_denied'), true)).toBe('forbidden')
  expect(failureOf(new Problem('not_found'), true)).toBe('forbidden')
})
