import { expect, test } from 'vitest'
import { pagesToShow } from './pages-to-show.ts'

test('few pages are all shown', () => {
  expect(pagesToShow(1, 1)).toEqual([1])
  expect(pagesToShow(2, 3)).toEqual([1, 2, 3])
})

test('of many pages the first, the last and the neighbours are shown', () => {
  expect(pagesToShow(1, 16)).toEqual([1, 2, 3, undefined, 16])
  expect(pagesToShow(8, 16)).toEqual([1, undefined, 7, 8, 9, undefined, 16])
  expect(pagesToShow(16, 16)).toEqual([1, undefined, 14, 15, 16])
})

test('a gap of one page is that page', () => {
  expect(pagesToShow(4, 6)).toEqual([1, 2, 3, 4, 5, 6])
})
