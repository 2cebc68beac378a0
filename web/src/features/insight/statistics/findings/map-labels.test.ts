import { expect, test } from 'vitest'
import { labelsWithRoom } from './map-labels.ts'

const label = (id: number, text: string, x: number, y: number) => ({ id, text, x, y })

test('labels of a map stay within it, and give way to those before them', () => {
  const [peru, ...others] = labelsWithRoom(
    [label(1, 'Peru 46', 5, 50), label(2, 'Brazil –', 30, 55), label(3, 'India 40', 300, 52)],
    320,
  )
  expect(peru?.x).toBeGreaterThan(20)
  expect(others.map(({ id }) => id)).toEqual([3])
  expect(others[0]?.x).toBeLessThanOrEqual(292)
})

test('one line below another there is room', () => {
  expect(labelsWithRoom([label(1, 'Peru 46', 100, 50), label(2, 'Brazil –', 100, 68)], 320)).toHaveLength(2)
})

test('a label that is longer than the map is left to the list beside it', () => {
  expect(labelsWithRoom([label(1, 'a very long name of a country', 50, 50)], 100)).toEqual([])
})
