import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isStored, outdated } from './stored-answer.ts'

const day = 24 * 3600 * 1000
const now = 1_000 * day
const answers = fc.uniqueArray(
  fc.record({
    key: fc.string(),
    used: fc.integer({ min: now - 30 * day, max: now }),
    size: fc.integer({ min: 1, max: 1_000 }),
  }),
  { selector: ({ key }) => key },
)

test('what stays fits the room and was looked at within two weeks; what was taken along always stays', () => {
  fc.assert(
    fc.property(answers, fc.integer({ min: 0, max: 5_000 }), fc.nat(), (all, limit, seed) => {
      const taken = new Set(all.filter((_, at) => (at + seed) % 3 === 0).map(({ key }) => key))
      const gone = new Set(outdated(all, taken, now, limit))
      const left = all.filter(({ key }) => !gone.has(key) && !taken.has(key))
      expect(left.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(limit)
      expect(left.every(({ used }) => used >= now - 14 * day)).toBe(true)
      expect([...taken].some((key) => gone.has(key))).toBe(false)
    }),
  )
})

test('of two answers that do not both fit the one looked at last stays', () => {
  const [older, newer] = [
    { key: 'older', used: now - day, size: 60 },
    { key: 'newer', used: now, size: 60 },
  ]
  expect(outdated([older, newer], new Set(), now, 100)).toEqual(['older'])
})

test('lists of people, the audit, whole files and sought words are not stored', () => {
  expect(isStored(['evaluations', 4, 'latest'])).toBe(true)
  expect(isStored(['files', 4, 'thumbnail'])).toBe(true)
  expect(isStored(['schools', 'list', { page: '1', search: '' }])).toBe(true)
  for (const question of [
    ['users', 'list', {}],
    ['audit', {}],
    ['history', 'school', 4, 1],
    ['files', 4, 'bytes'],
    ['schools', 'list', { search: 'Ana' }],
    ['profile'],
  ])
    expect(isStored(question), JSON.stringify(question)).toBe(false)
})
