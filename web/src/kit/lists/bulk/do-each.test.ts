import { Problem } from 'contract/platform/problems'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { doEach } from './do-each.ts'

const refusal = new Problem('line_closed')
const silence = new Problem('unavailable', { reason: 'unreachable' })
const wait = async () => undefined

const ways = (action: (row: number) => Promise<unknown>, signal = new AbortController().signal) => {
  const reported: number[] = []
  return {
    reported,
    ways: { action, signal, wait, onProgress: (over: number) => void reported.push(over) },
  }
}

test('every row is done, refused or untried, each once and in its order; a refusal stops no other row', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('fine', 'refused', 'silent'), { maxLength: 12 }),
      async (fates) => {
        const rows = fates.map((_, place) => place)
        const tried: number[] = []
        const { ways: options } = ways(async (row) => {
          tried.push(row)
          if (fates[row] === 'refused') throw refusal
          if (fates[row] === 'silent') throw silence
        })
        const { done, refused, untried } = await doEach(rows, options)
        const end = fates.indexOf('silent')
        const over = end < 0 ? rows : rows.slice(0, end + 1)
        expect(tried).toEqual(over)
        expect(done).toEqual(over.filter((row) => fates[row] === 'fine'))
        expect(refused.map(({ row }) => row)).toEqual(over.filter((row) => fates[row] !== 'fine'))
        expect(untried).toEqual(rows.slice(over.length))
      },
    ),
  )
})

test('the reason of each refusal is kept, and how many are over is told after each row', async () => {
  const { reported, ways: options } = ways(async (row) => {
    if (row === 2) throw refusal
  })
  expect((await doEach([1, 2, 3], options)).refused).toEqual([{ row: 2, problem: refusal }])
  expect(reported).toEqual([1, 2, 3])
})

test('who stops it keeps what is done, and the rest is untried', async () => {
  const stopper = new AbortController()
  const { ways: options } = ways(async (row) => {
    if (row === 2) stopper.abort()
  }, stopper.signal)
  expect(await doEach([1, 2, 3, 4], options)).toEqual({ done: [1, 2], refused: [], untried: [3, 4] })
})

test('a server that asks for time gets it; after a few times the row is refused', async () => {
  let left = 2
  const { ways: options } = ways(async (row) => {
    if (row === 1 && left-- > 0) throw new Problem('throttled')
    if (row === 2) throw new Problem('throttled')
  })
  const { done, refused } = await doEach([1, 2], options)
  expect(done).toEqual([1])
  expect(refused.map(({ row }) => row)).toEqual([2])
})
