import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { editionFolder } from './editions.ts'
import { loadStructure } from './structure.ts'

const page = readFileSync(new URL('../docs/what-the-second-edition-answers.md', import.meta.url), 'utf8')
const codesIn = (text: string) => text.match(/\b(?:\d\.\d\.\d|D\d)\b/g) ?? []
const rows = page
  .split('\n')
  .map((line) => line.split(' | '))
  .filter(([subject]) => /^\| \d\.\d\.\d$/.test(subject ?? ''))
const broughtIn = codesIn(/Asked by nothing in the blueprint[^\n]*/.exec(page)?.[0].split('2.2.5')[0] ?? '')

const indicatorsOf = (edition: number) =>
  loadStructure(editionFolder(edition)).domains.flatMap(({ outcomes }) =>
    outcomes.flatMap(({ indicators }) => indicators),
  )
const [first, second] = [indicatorsOf(1), indicatorsOf(2)]
const duties = (loadStructure(editionFolder(2)).duties ?? []).map(({ code }) => code)

test('the page answers each subject of the blueprint, by indicators and duties that there are', () => {
  expect(rows.map(([subject]) => codesIn(subject ?? '')[0])).toEqual(first.map(({ code }) => code))
  const known = [...second.map(({ code }) => code), ...duties]
  for (const [subject, , answers] of rows) {
    expect(codesIn(answers ?? '').length, subject).toBeGreaterThan(0)
    expect(known, subject).toEqual(expect.arrayContaining(codesIn(answers ?? '')))
  }
})

test('each indicator and duty of the second edition answers a subject, or is told as brought in', () => {
  const answering = new Set([...rows.flatMap(([, , answers]) => codesIn(answers ?? '')), ...broughtIn])
  expect([...second.map(({ code }) => code), ...duties].filter((code) => !answering.has(code))).toEqual([])
})

test('what comes from a subject stands beside it', () => {
  const answersOf = new Map(
    rows.map(([subject, , answers]) => [codesIn(subject ?? '')[0], codesIn(answers ?? '')]),
  )
  for (const { code, from } of second)
    for (const subject of from) expect(answersOf.get(subject), `${code} from ${subject}`).toContain(code)
})

test('the second edition counts what the first counts, and the children of 7.2.4', () => {
  const reach = (indicators: typeof first) =>
    indicators.filter(({ scale }) => scale === 2).map(({ code }) => code)
  expect(reach(first)).toHaveLength(17)
  expect(reach(second).filter((code) => !reach(first).includes(code))).toEqual(['7.2.4'])
  expect(reach(first).filter((code) => !reach(second).includes(code))).toEqual([])
})
