import { expect, test } from 'vitest'
import { avoidance } from './avoided.ts'

test('the words of a list are made a pattern once, for however many texts', () => {
  let read = 0
  const list = [
    {
      get words() {
        read += 1
        return ['minusv*']
      },
      rather: 'persona con discapacidad',
    },
  ]
  const counts = ['Minusválidos', 'Personas', 'minusvalía'].map((text) => avoidance('es', list)(text).length)
  expect(counts).toEqual([1, 0, 1])
  expect(read).toBe(1)
})
