import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CellCount, readinessOf } from './readiness.ts'
import { stageNumbers } from './scores/stages.ts'

const categories = [11, 12, 13, 14, 15, 16, 17]
const indicators = Array.from({ length: 66 }, (_, place) => 100 + place)
const full: CellCount[] = categories.flatMap((category) =>
  stageNumbers.map((stage) => ({ category, stage, photos: 2, documents: 1 })),
)

test('a line is ready when every indicator is answered and every cell has two photos and a document', () => {
  const readiness = readinessOf(categories, full, indicators, indicators)
  expect(readiness.ready).toBe(true)
  expect(readiness.results).toEqual({ answered: 66, total: 66, missing: [] })
  expect(readiness.files).toHaveLength(21)
  expect(readiness.files[0]).toEqual({
    category: 11,
    stage: 1,
    photos: 2,
    documents: 1,
    photos_needed: 2,
    documents_needed: 1,
    complete: true,
  })
})

test('one photo, document or answer too few makes a line not ready, and is named', () => {
  fc.assert(
    fc.property(fc.nat(20), fc.boolean(), fc.nat(1), (place, isPhoto, left) => {
      const counts = full.map((count, at) => {
        if (at !== place) return count
        return isPhoto ? { ...count, photos: left } : { ...count, documents: 0 }
      })
      const { ready, files } = readinessOf(categories, counts, indicators, indicators)
      expect(ready).toBe(false)
      const lacking = files.filter((cell) => !cell.complete)
      expect(lacking.map(({ category, stage }) => [category, stage])).toEqual([
        [full[place]?.category, full[place]?.stage],
      ])
    }),
  )
  fc.assert(
    fc.property(fc.subarray(indicators), (answered) => {
      const { ready, results } = readinessOf(categories, full, indicators, answered)
      expect(ready).toBe(answered.length === indicators.length)
      expect([...results.missing, ...answered].toSorted((one, other) => one - other)).toEqual(indicators)
      expect(results.answered).toBe(answered.length)
    }),
  )
})

test('more evidence and more answers never make a line less ready', () => {
  const cell = fc.record({
    photos: fc.nat(3),
    documents: fc.nat(2),
    morePhotos: fc.nat(2),
    moreDocuments: fc.nat(1),
  })
  fc.assert(
    fc.property(
      fc.array(cell, { minLength: 21, maxLength: 21 }),
      fc.subarray(indicators),
      fc.subarray(indicators),
      (cells, answered, more) => {
        const of = (extra: 0 | 1) =>
          full.map((count, place) => {
            const { photos = 0, documents = 0, morePhotos = 0, moreDocuments = 0 } = cells[place] ?? {}
            return {
              ...count,
              photos: photos + extra * morePhotos,
              documents: documents + extra * moreDocuments,
            }
          })
        const before = readinessOf(categories, of(0), indicators, answered)
        const after = readinessOf(categories, of(1), indicators, [...new Set([...answered, ...more])])
        expect(after.ready || !before.ready).toBe(true)
        expect(after.results.answered).toBeGreaterThanOrEqual(before.results.answered)
        before.files.forEach((each, place) =>
          expect(after.files[place]?.complete || !each.complete).toBe(true),
        )
      },
    ),
  )
})

test('cells without files are named too, and answers to other indicators do not count', () => {
  const { ready, files, results } = readinessOf(categories, [], indicators, [1, 2, 3])
  expect([ready, results.answered, results.missing]).toEqual([false, 0, indicators])
  expect(files.map(({ category, stage }) => [category, stage])).toEqual(
    full.map(({ category, stage }) => [category, stage]),
  )
  expect(files.every((cell) => cell.photos === 0 && cell.documents === 0 && !cell.complete)).toBe(true)
})
