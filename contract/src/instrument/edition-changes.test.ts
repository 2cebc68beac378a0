import { expect, test } from 'vitest'
import { editionChange } from './edition-changes.ts'

const editions = [
  { instrument: 11, edition: 1, replaces: null, changed: [] },
  { instrument: 12, edition: 2, replaces: 11, changed: ['2.1.10', '1.1.1'] },
  { instrument: 13, edition: 101, replaces: 12, changed: ['3.1.1'] },
  { instrument: 14, edition: 4, replaces: 12, changed: ['2.1.9', '1.1.1'] },
]

test('lines of one edition have no change of meaning between them', () => {
  expect(editionChange(12, 12, editions)).toBeNull()
})

test('over several editions the changes of all of them count, each indicator once, in their order', () => {
  expect(editionChange(11, 12, editions)).toEqual({ from: 1, to: 2, indicators: ['1.1.1', '2.1.10'] })
  expect(editionChange(12, 14, editions)).toEqual({ from: 2, to: 4, indicators: ['1.1.1', '2.1.9'] })
  expect(editionChange(11, 14, editions)?.indicators).toEqual(['1.1.1', '2.1.9', '2.1.10'])
  expect(editionChange(14, 11, editions)?.indicators).toEqual(['1.1.1', '2.1.9', '2.1.10'])
})

test("between a country's adaptation and the next edition both changes count, and no other country's", () => {
  expect(editionChange(12, 13, editions)?.indicators).toEqual(['3.1.1'])
  expect(editionChange(13, 14, editions)).toEqual({
    from: 101,
    to: 4,
    indicators: ['1.1.1', '2.1.9', '3.1.1'],
  })
  expect(editionChange(12, 14, editions)?.indicators).toEqual(['1.1.1', '2.1.9'])
})
