import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choiceText, idsShown, withRoom } from './list-columns.ts'

const all = [
  { id: 'name', isRowHeader: true },
  { id: 'region' },
  { id: 'students' },
  { id: 'teachers', isExtra: true },
  { id: 'actions', isHeaderHidden: true },
]

test('without a choice the usual columns are shown, and what is no column of the list is no choice', () => {
  const usual = ['name', 'region', 'students', 'actions']
  expect(idsShown(all, undefined)).toEqual(usual)
  expect(idsShown(all, 'password,,')).toEqual(usual)
})

test('the name and the buttons stay, whatever is chosen', () => {
  fc.assert(
    fc.property(fc.subarray(all.map(({ id }) => id)), (ids) => {
      const shown = idsShown(all, choiceText(all, new Set(ids)))
      expect(shown).toContain('name')
      expect(shown).toContain('actions')
    }),
  )
})

test('what is kept of a choice shows the same columns again, in the order of the list', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(all.map(({ id }) => id)), (ids) => {
      const wanted = all.filter(({ id }) => ids.includes(id) || id === 'name' || id === 'actions')
      expect(idsShown(all, choiceText(all, new Set(ids)))).toEqual(wanted.map(({ id }) => id))
    }),
  )
})

test('the usual columns are kept as no choice', () => {
  expect(choiceText(all, new Set(['students', 'region']))).toBeUndefined()
})

test('what was chosen is shown on cards too, and in a narrow table while there is room', () => {
  const cell = () => null
  const usual = [
    { id: 'name', header: 'Name', cell },
    { id: 'region', header: 'Region', cell },
    { id: 'changed', header: 'Changed', cell, isRoomy: true, card: 'hidden' as const },
  ]
  const [name, region, changed] = usual as [(typeof usual)[0], (typeof usual)[0], (typeof usual)[2]]
  expect(withRoom([name, changed], usual)[1]).toMatchObject({ isRoomy: false, card: 'line' })
  expect(withRoom([name, region, changed], usual)[2]).toMatchObject({ isRoomy: true, card: 'line' })
})
