import { expect, test } from 'vitest'
import { countQuestion, filtersSet, listQuestion, windowOf } from './filters.ts'
import { evaluationsSearch } from './search.ts'

test('an address without filters asks for the first ten, the latest change first', () => {
  expect(listQuestion({}, 7)).toEqual({ page: '1', page_size: '10', order: '-updated_at' })
})

test('a page size that is not offered and an order that is not known fall back', () => {
  const { pageSize, order } = windowOf({ page_size: 5000, order: 'secret' })
  expect(pageSize).toBe(10)
  expect(order.text).toBe('-updated_at')
})

test('the counts of the tabs follow every filter but the status and the page', () => {
  const search = evaluationsSearch({ search: 'valle', year: '2026', status: 'OPEN', page: 3 })
  expect(countQuestion(search, 7, 'CLOSED')).toEqual({
    search: 'valle',
    year: '2026',
    status: 'CLOSED',
    page_size: '1',
  })
})

test('an address asks for the reviews of whoever reads it, and counts that as a filter', () => {
  const search = evaluationsSearch({ mine: true })
  expect(search).toEqual({ mine: true })
  expect(listQuestion(search, 7)).toMatchObject({ reviewer: '7' })
  expect(filtersSet(search)).toBe(1)
  expect(evaluationsSearch({ mine: 'of others' })).toEqual({})
})

test('search and status are not counted among the filters', () => {
  expect(filtersSet({ search: 'valle', status: 'OPEN', region: 'Cusco', year: 2026 })).toBe(2)
})

test('a mistyped address still shows the list', () => {
  expect(
    evaluationsSearch({ page: 'x', year: -3, status: 'open', type: 'fourth', search: 2026, evil: 1 }),
  ).toEqual({ search: '2026' })
})

test('a search in an address that is shorter than searches may be is left out', () => {
  expect(evaluationsSearch({ search: 'ab' })).toEqual({})
  expect(evaluationsSearch({ search: 'abc' })).toEqual({ search: 'abc' })
})
