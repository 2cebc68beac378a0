import { expect, test } from 'vitest'
import { avoidance } from './avoided.ts'

test('the pattern of a list of terms is made once, for any number of texts', () => {
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
