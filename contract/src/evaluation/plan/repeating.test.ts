import { expect, test } from 'vitest'
import { faultOfRepeating, nextDeadline } from './repeating.ts'

const action = { deadline: '2026-01-31', repeats: 'monthly' as const, repeats_until: null }

test('the next deadline is a month, a term of four months or a year later, on the last day of a shorter month', () => {
  const next = (repeats: 'monthly' | 'termly' | 'yearly') =>
    nextDeadline({ ...action, repeats }, '2026-01-20')
  expect([next('monthly'), next('termly'), next('yearly')]).toEqual([
    '2026-02-28',
    '2026-05-31',
    '2027-01-31',
  ])
  expect(nextDeadline({ ...action, deadline: '2026-12-15' }, '2026-12-15')).toBe('2027-01-15')
})

test('deadlines that have passed are skipped, and the last day ends the repetition', () => {
  expect(nextDeadline(action, '2026-04-02')).toBe('2026-04-30')
  expect(nextDeadline({ ...action, repeats_until: '2026-02-28' }, '2026-01-20')).toBe('2026-02-28')
  expect(nextDeadline({ ...action, repeats_until: '2026-02-27' }, '2026-01-20')).toBe(null)
})

test('without a deadline nothing repeats, and only what repeats has a last day', () => {
  expect(nextDeadline({ ...action, repeats: null }, '2026-01-20')).toBe(null)
  expect(nextDeadline({ ...action, deadline: '9999-12-31' }, '2026-01-20')).toBe(null)
  expect(faultOfRepeating({ ...action, deadline: null })).toBe('deadline')
  expect(faultOfRepeating({ ...action, repeats: null, repeats_until: '2026-02-28' })).toBe('repeats')
  expect(faultOfRepeating(action)).toBe(null)
})
