import { expect, test } from 'vitest'
import { orderFrom, orderText } from './order.ts'

const columns = ['name', 'updated_at']

test('an order in the address is read as its column and direction', () => {
  expect(orderFrom('-updated_at', columns, 'name')).toEqual({
    column: 'updated_at',
    direction: 'descending',
    text: '-updated_at',
  })
})

test('without an order, or with one that the list does not know, the first order stands', () => {
  expect(orderFrom(undefined, columns, 'name').text).toBe('name')
  expect(orderFrom('-password', columns, '-updated_at').text).toBe('-updated_at')
})

test('what is written into the address is read back the same', () => {
  for (const text of ['name', '-name']) expect(orderText(orderFrom(text, columns, 'name'))).toBe(text)
})
