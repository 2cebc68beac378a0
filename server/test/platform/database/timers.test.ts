import { expect, test, vi } from 'vitest'
import { boundTimers } from '../../../src/platform/database/embedded/bound-timers.ts'

test('a timer asked for a month ahead waits as long as a timer can, and others as long as they are asked to', () => {
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
