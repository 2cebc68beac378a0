import type { CategoryOutline } from 'contract/instrument/instruments'
import { expect, test } from 'vitest'
import { continueAt, progressByDomain } from './continue-at.ts'

const indicator = (id: number, code: string) => ({ id, code, short: null })
const domain = (number: number, indicators: CategoryOutline['indicators']): CategoryOutline => ({
  id: number,
  number,
  name: `Domain ${number}`,
  indicators,
})

const categories = [
  domain(1, [indicator(11, '1.1.1'), indicator(12, '1.1.2')]),
  domain(2, [indicator(21, '2.1.1'), indicator(22, '2.1.2')]),
]

test('a person goes on where they stopped', () => {
  expect(continueAt(categories, new Set([11]), '2.1.2')?.indicator.code).toBe('2.1.2')
})

test('without a place on this device they go on at the first indicator without an answer', () => {
  expect(continueAt(categories, new Set([11, 12]), undefined)?.indicator.code).toBe('2.1.1')
  expect(continueAt(categories, new Set([11, 12]), '9.9.9')?.indicator.code).toBe('2.1.1')
})

test('when all is answered they begin at the beginning', () => {
  expect(continueAt(categories, new Set([11, 12, 21, 22]), undefined)?.indicator.code).toBe('1.1.1')
})

test('each domain says how many of its indicators have an answer, and where the next one waits', () => {
  expect(progressByDomain(categories, new Set([11, 12, 21]))).toMatchObject([
    { answered: 2, total: 2, first: '1.1.1' },
    { answered: 1, total: 2, first: '2.1.2' },
  ])
})
