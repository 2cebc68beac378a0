import { expect, test } from 'vitest'
import { serverTests } from './running/on-both-databases.ts'

const files = serverTests()

test('tests of only the embedded database are in files that run on it', () => {
  const single = files.filter(({ text }) => /if ?\(engine\(\) === 'embedded'\)/i.test(text))
  expect(single.length).toBeGreaterThan(5)
  expect(single.filter(({ reason }) => reason === null).map(({ path }) => path)).toEqual([])
})

test('a file that runs on both databases has a sentence why', () => {
  const reasons = files.flatMap(({ reason }) => reason ?? [])
  expect(reasons.length).toBeGreaterThan(20)
  expect(reasons.filter((reason) => !/^\S.{15,}[^.]$/.test(reason))).toEqual([])
})
