import fc from 'fast-check'
import { expect, test } from 'vitest'
import { links } from '../instrument/instruments.ts'
import { type EditionOnTheWay, isCarried, type PlacedInEdition, placesInEdition } from './edition-places.ts'

const indicator = (id: number, code: string, more: Partial<PlacedInEdition> = {}): PlacedInEdition => {
  const [domain = 0, outcome = 0, number = 0] = code.split('.').map(Number)
  return {
    id,
    code,
    domain,
    outcome,
    scale: 1,
    na_allowed: false,
    principal: number === 1,
    statements: [],
    link: 'same',
    from: [code],
    ...more,
  }
}

const first = ['1.1.1', '1.1.2', '1.2.1', '2.1.1', '2.1.2'].map((code, at) => indicator(at + 1, code))
const placeOf = (id: number, ...following: EditionOnTheWay[]) => {
  const place = placesInEdition(first, following).get(id)
  return [place?.to.code, place?.as]
}

const second: EditionOnTheWay = {
  changed: ['1.2.1', '2.1.1'],
  indicators: [
    indicator(11, '1.1.1'),
    indicator(12, '1.1.2', { link: 'reworded' }),
    indicator(13, '1.2.1', { link: 'split' }),
    indicator(14, '2.1.3', { link: 'merged', from: ['2.1.1', '2.1.2'] }),
  ],
}

test('the same and the reworded keep their code; a removed indicator is found by the codes that it names', () => {
  expect(placeOf(1, second)).toEqual(['1.1.1', 'same'])
  expect(placeOf(2, second)).toEqual(['1.1.2', 'reworded'])
  expect(placeOf(3, second)).toEqual(['1.2.1', 'other'])
  expect(placeOf(5, second)).toEqual(['2.1.3', 'other'])
})

test('an indicator without a successor is placed at the principal indicator of its outcome, or next to it', () => {
  const without = {
    changed: [],
    indicators: [indicator(11, '1.1.1'), indicator(12, '2.1.9', { link: 'new', from: [] })],
  }
  expect(placeOf(2, without)).toEqual(['1.1.1', 'other'])
  expect(placeOf(3, without)).toEqual(['1.1.1', 'other'])
  expect(placeOf(4, without)).toEqual(['2.1.9', 'other'])
})

test('over two editions only what both link as the same is the same', () => {
  const third = {
    changed: [],
    indicators: second.indicators.map((each) => ({ ...each, id: each.id + 10, link: 'same' as const })),
  }
  expect(placeOf(1, second, third)).toEqual(['1.1.1', 'same'])
  expect(placeOf(2, second, third)).toEqual(['1.1.2', 'reworded'])
  expect(placeOf(5, second, third)).toEqual(['2.1.3', 'other'])
})

test('an edition without links is compared by its texts', () => {
  const silent = { changed: ['1.1.2'], indicators: first.map((each) => ({ ...each, link: null })) }
  expect(placeOf(1, silent)).toEqual(['1.1.1', 'same'])
  expect(placeOf(2, silent)).toEqual(['1.1.2', 'other'])
})

test('an answer is kept only for the same question on the same scale, and "not applicable" only where that is offered', () => {
  const old = indicator(1, '1.1.1')
  expect(isCarried(old, { to: indicator(11, '1.1.1'), as: 'same' }, 'C')).toBe(true)
  expect(isCarried(old, { to: indicator(11, '1.1.1'), as: 'reworded' }, 'C')).toBe(false)
  expect(isCarried(old, { to: indicator(11, '1.1.1', { scale: 2 }), as: 'same' }, 'C')).toBe(false)
  expect(isCarried(old, { to: indicator(11, '1.1.1'), as: 'same' }, 'NA')).toBe(false)
  expect(isCarried(old, { to: indicator(11, '1.1.1', { na_allowed: true }), as: 'same' }, 'NA')).toBe(true)
})

const anyEdition = fc
  .subarray(['1.1.1', '1.1.2', '1.2.1', '1.2.2', '2.1.1', '2.1.9', '3.1.1'], { minLength: 1 })
  .chain((codes) =>
    fc.tuple(...codes.map((code) => fc.constantFrom(...links, null).map((link) => ({ code, link })))),
  )
  .map((each) => ({
    changed: [],
    indicators: each.map(({ code, link }, at) => indicator(100 + at, code, { link })),
  }))

test('every content has a place in any edition, and no two answers are moved to one indicator', () => {
  fc.assert(
    fc.property(fc.array(anyEdition, { minLength: 1, maxLength: 3 }), (following) => {
      const places = placesInEdition(first, following)
      const last = following.at(-1)?.indicators ?? []
      expect(places.size).toBe(first.length)
      for (const { to } of places.values()) expect(last).toContain(to)
      const carried = [...places.values()].filter(({ as }) => as === 'same').map(({ to }) => to.id)
      expect(new Set(carried).size).toBe(carried.length)
    }),
  )
})
