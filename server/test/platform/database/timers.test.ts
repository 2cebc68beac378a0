import { expect, test, vi } from 'vitest'
import { boundTimers } from '../../../src/platform/database/embedded/bound-timers.ts'

test('a timer of a month waits as long as timers can, and others their own time', () => {
  vi.useFakeTimers()
  const fired: string[] = []
  const scope = { setTimeout }
  boundTimers(scope)
  scope.setTimeout(() => fired.push('a month'), 31 * 86_400_000)
  scope.setTimeout(() => fired.push('a second'), 1000)
  vi.advanceTimersByTime(999)
  expect(fired).toEqual([])
  vi.advanceTimersByTime(86_400_000)
  expect(fired).toEqual(['a second'])
  vi.useRealTimers()
})
