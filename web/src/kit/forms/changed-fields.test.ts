import { expect, test } from 'vitest'
import { changedFields, changesOf } from './changed-fields.ts'

const before = { full_name: 'Rosa Luna', phone: '', country: 3 as number | null, areas: [1, 2] }

test('only what somebody changed is written', () => {
  expect(changesOf(before, { ...before, phone: '55 5', country: null })).toEqual({
    phone: '55 5',
    country: null,
  })
})

test('the same list in a new array is no change', () => {
  expect(changedFields(before, { ...before, areas: [1, 2] })).toEqual([])
  expect(changedFields(before, { ...before, areas: [1] })).toEqual(['areas'])
})
