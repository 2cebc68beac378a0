import { expect, test } from 'vitest'
import { openPositions, positionFrom } from './positions.ts'

test('positions are compared as numbers of 64 bits', () => {
  expect(positionFrom('0/3000000')).toBe(0x3000000n)
  expect(positionFrom('16/B374D848') > positionFrom('9/FFFFFFFF')).toBe(true)
})

test('a replica is as old as the last moment at which the primary had written no more than it has replayed', () => {
  const positions = openPositions(10_000)
  positions.note(10n, 1000)
  positions.note(20n, 2000)
  positions.note(30n, 3000)
  expect([30n, 29n, 20n, 10n, 9n].map((position) => positions.ageOf(position, 3500))).toEqual([
    500,
    1500,
    1500,
    2500,
    null,
  ])
})

test('while nobody writes a replica that has all does not grow older', () => {
  const positions = openPositions(10_000)
  for (const at of [0, 1000, 100_000]) positions.note(10n, at)
  expect(positions.ageOf(10n, 100_200)).toBe(200)
})

test('what is longer ago than anybody asks is forgotten, and so is a primary that another has taken the place of', () => {
  const positions = openPositions(10_000)
  for (let at = 0; at <= 60; at += 1) positions.note(BigInt(at), at * 1000)
  expect(positions.ageOf(30n, 60_000)).toBe(null)
  expect(positions.ageOf(55n, 60_000)).toBe(5000)
  positions.note(40n, 61_000)
  expect(positions.ageOf(55n, 61_000)).toBe(0)
})
