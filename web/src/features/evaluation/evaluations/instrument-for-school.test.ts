import { expect, test } from 'vitest'
import { instrumentFor } from './instrument-for-school.ts'

const [peru, chile] = [1, 2]
const instruments = [
  { id: 10, country: null },
  { id: 11, country: { id: peru, name: 'Peru' } },
]

test('an adaptation is not chosen any more once the school of another country is picked', () => {
  expect(instrumentFor(11, instruments, { country: chile })).toBeNull()
  expect(instrumentFor(11, instruments, { country: peru })).toBe(11)
  expect(instrumentFor(11, instruments, null)).toBe(11)
})

test('an instrument for all stays chosen, and so does nothing', () => {
  expect(instrumentFor(10, instruments, { country: chile })).toBe(10)
  expect(instrumentFor(null, instruments, { country: chile })).toBeNull()
})
