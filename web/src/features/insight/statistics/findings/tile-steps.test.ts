import { expect, test } from 'vitest'
import { tileAt } from './tile-steps.ts'

const boxes = [0, 1, 2, 3, 4, 5, 6].map((at) => ({ left: (at % 3) * 80, top: Math.floor(at / 3) * 60 }))

test('arrows walk the tiles in their rows and stop at the edges', () => {
  expect(tileAt(boxes, 0, 'ArrowRight', false)).toBe(1)
  expect(tileAt(boxes, 2, 'ArrowRight', false)).toBe(3)
  expect(tileAt(boxes, 0, 'ArrowLeft', false)).toBe(0)
  expect(tileAt(boxes, 1, 'ArrowDown', false)).toBe(4)
  expect(tileAt(boxes, 5, 'ArrowDown', false)).toBe(6)
  expect(tileAt(boxes, 6, 'ArrowDown', false)).toBe(6)
  expect(tileAt(boxes, 6, 'ArrowUp', false)).toBe(3)
  expect(tileAt(boxes, 3, 'End', false)).toBe(6)
  expect(tileAt(boxes, 3, 'Home', false)).toBe(0)
  expect(tileAt(boxes, 3, 'Enter', false)).toBe(3)
})

test('where one reads from the right, left leads on', () => {
  expect(tileAt(boxes, 0, 'ArrowLeft', true)).toBe(1)
  expect(tileAt(boxes, 1, 'ArrowRight', true)).toBe(0)
})
