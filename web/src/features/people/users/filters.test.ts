import { expect, test } from 'vitest'
import { filtersSet, listQuestion } from './filters.ts'
import { usersSearch } from './search.ts'

test('administrators are asked for by their role, although its number is 0', () => {
  const search = usersSearch({ role: '0', country: 'Peru' })
  expect(listQuestion(search)).toMatchObject({ role: '0', country__name: 'Peru', order: 'full_name' })
  expect(filtersSet(search)).toBe(2)
})

test('an address with an unknown role or order still shows the list', () => {
  const search = usersSearch({ role: '7', order: 'password', page: '-1', page_size: '11' })
  expect(listQuestion(search)).toEqual({ page: '1', page_size: '10', order: 'full_name' })
})
