import { expect, test } from 'vitest'
import { changedValues } from './changed-values.ts'

test('only what is not the same before and after is told', () => {
  expect(changedValues({ name: 'Cusco', country: 1 }, { name: 'Cuzco', country: 1 })).toEqual([
    { field: 'name', old: 'Cusco', new: 'Cuzco' },
  ])
})

test('what was made has nothing before, what was deleted nothing after', () => {
  expect(changedValues(null, { name: 'Cusco' })).toEqual([{ field: 'name', old: null, new: 'Cusco' }])
  expect(changedValues({ areas: [1, 2] }, null)).toEqual([{ field: 'areas', old: '[1,2]', new: null }])
})

test('nothing and emptiness are the same', () => {
  expect(changedValues({ phone: null }, { phone: '' })).toEqual([])
})
