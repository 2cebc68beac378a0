import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { announce, announced, announceProgress, onAnnouncement, takeBack } from './announcements.ts'

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => vi.useRealTimers())

test('a braille reader meets at most one message in two seconds, and the last word counts', () => {
  const heard: string[] = []
  const stop = onAnnouncement(() => heard.push(announced()))
  announce('Saving')
  vi.advanceTimersByTime(100)
  announce('12 schools found')
  announce('3 schools found')
  vi.advanceTimersByTime(1_000)
  expect(heard).toEqual(['Saving'])
  vi.advanceTimersByTime(1_000)
  expect(heard).toEqual(['Saving', '3 schools found'])
  stop()
})

test('the same words are told again when they are said again', () => {
  vi.setSystemTime(2_000_000)
  announce('Saved')
  vi.advanceTimersByTime(100)
  const first = announced()
  vi.advanceTimersByTime(5_000)
  announce('Saved')
  vi.advanceTimersByTime(100)
  expect(announced()).not.toBe(first)
  expect(announced().trim()).toBe('Saved')
})

test('what does not hold any more leaves the status line, and what was about to be told is not told', () => {
  vi.setSystemTime(3_000_000)
  announceProgress('Loading')
  vi.advanceTimersByTime(100)
  expect(announced()).toBe('Loading')
  takeBack('Loading')
  expect(announced()).toBe('')
  announceProgress('Loading')
  takeBack('Loading')
  vi.advanceTimersByTime(5_000)
  expect(announced()).toBe('')
  announce('12 schools found')
  takeBack('Loading')
  vi.advanceTimersByTime(5_000)
  expect(announced()).toBe('12 schools found')
})

test('that something is loading takes the place of no result, and is announced after it while it goes on', () => {
  vi.setSystemTime(4_000_000)
  const heard: string[] = []
  const stop = onAnnouncement(() => heard.push(announced()))
  announce('Saved')
  vi.advanceTimersByTime(100)
  announce('0 schools found')
  announceProgress('Loading')
  vi.advanceTimersByTime(2_000)
  expect(heard).toEqual(['Saved', '0 schools found'])
  vi.advanceTimersByTime(2_000)
  expect(heard).toEqual(['Saved', '0 schools found', 'Loading'])
  announce('12 schools found')
  announceProgress('Loading')
  takeBack('Loading')
  vi.advanceTimersByTime(5_000)
  expect(heard).toEqual(['Saved', '0 schools found', 'Loading', '', '12 schools found'])
  stop()
})
