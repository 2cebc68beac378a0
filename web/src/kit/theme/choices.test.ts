import { expect, test } from 'vitest'
import { choices, readAppearance, usual } from './choices.ts'

test('nothing kept is the usual appearance, which is the first of each choice', () => {
  expect(readAppearance({})).toEqual(usual)
  for (const [name, values] of Object.entries(choices)) expect(usual).toHaveProperty(name, values[0])
})

test('every choice is read as it was kept', () => {
  for (const [name, values] of Object.entries(choices)) {
    for (const value of values) {
      expect(readAppearance({ [name]: value })).toEqual({ ...usual, [name]: value })
    }
  }
  expect(readAppearance({ isMenuNarrow: true }).isMenuNarrow).toBe(true)
})

test('what no version knows is left out, and the rest stays', () => {
  const stored = { theme: 'purple', textSize: '125', menu: 'horizontal', more: 1, isMenuNarrow: 'yes' }
  expect(readAppearance(stored)).toEqual({ ...usual, menu: 'horizontal' })
})
