import { expect, test } from 'vitest'
import { serverTests } from './running/on-both-databases.ts'

const files = serverTests()

test('what is asked of the embedded database alone is in files that run on it', () => {
  const single = files.filter(({ text }) => /if ?\(engine\(\) === 'embedded'\)/i.test(text))
  expect(single.length).toBeGreaterThan(5)
  expect(single.filter(({ reason }) => reason === null).map(({ path }) => path)).toEqual([])
})

test('who runs on both databases says why in a sentence', () => {
  const reasons = files.flatMap(({ reason }) => reason ?? [])
  expect(reasons.length).toBeGreaterThan(20)
  expect(reasons.filter((reason) => !/^\S.{15,}[^.]$/.test(reason))).toEqual([])
})
