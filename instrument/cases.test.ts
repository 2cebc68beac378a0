import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isSmallGroup } from 'contract/evaluation/proposed-letters'
import { checkLengths } from 'contract/instrument/checks/lengths'
import { checkWording } from 'contract/instrument/checks/wording'
import { optionCodes } from 'contract/instrument/instruments'
import { afterAll, expect, test } from 'vitest'
import { checkCases, expectedCases } from './check-cases.ts'
import { editionFolder } from './editions.ts'
import { findingsIn } from './findings.ts'
import { hasCases, loadCases } from './load-cases.ts'
import { loadStructure } from './structure.ts'

const second = editionFolder(2)
const home = mkdtempSync(join(tmpdir(), 'cases-'))
afterAll(() => rmSync(home, { recursive: true }))

/** The second edition in English with one line of its cases changed. */
const withCases = (change: (sheet: string) => string): string => {
  const root = mkdtempSync(join(home, 'edition-'))
  for (const part of ['structure.yaml', 'en'])
    cpSync(join(second, part), join(root, part), { recursive: true })
  writeFileSync(join(root, 'cases.yaml'), change(readFileSync(join(second, 'cases.yaml'), 'utf8')))
  return root
}
const faultsWith = (from: string, to: string): string[] => {
  const root = withCases((sheet) => sheet.replace(from, to))
  return checkCases(root, loadStructure(root)).map(({ key, says }) => `${key} ${says}`)
}

test('the first edition has no cases, the second three of each domain with the letters of the rule', () => {
  expect(hasCases(editionFolder(1))).toBe(false)
  expect(expectedCases(editionFolder(1))).toEqual({})
  expect(checkCases(second, loadStructure(second))).toEqual([])
})

test('every option fits at least one case, and there are small groups, hard ones and letters to defend', () => {
  const cases = loadCases('en', second)
  expect(new Set(cases.map(({ letter }) => letter))).toEqual(new Set(optionCodes))
  expect(cases.filter(({ of }) => isSmallGroup(of))).toHaveLength(3)
  expect(cases.filter(({ isHard }) => isHard).length).toBeGreaterThan(5)
  expect(cases.filter(({ also }) => also.length > 0).length).toBeGreaterThan(2)
})

test('a letter that the rule does not propose, and an unknown statement, are found', () => {
  expect(faultsWith('[11, 12], letter: B', '[11, 12], letter: C')).toEqual([
    '11 has letter C, the rule proposes B',
  ])
  expect(faultsWith('[11, 12], letter: B', '[11, 12, 24], letter: B')).toEqual([
    '11 has statement 24, which 1.1.1 has not',
  ])
})

test('an indicator of another domain, one twice, numbers that are missing and a wrong NA are found', () => {
  expect(faultsWith('"11": { indicator: "1.1.1"', '"11": { indicator: "2.1.1"')).toEqual([
    '11 is about another domain',
  ])
  expect(faultsWith('indicator: "1.3.3"', 'indicator: "1.1.1"')).toEqual([
    '13 is about an indicator that another case is about',
  ])
  expect(faultsWith('reached: 8, of: 20, letter: C', 'letter: C')).toContain('12 must have two numbers')
  expect(faultsWith('[], letter: NE', '[], letter: NA')).toEqual(['23 does not accept not applicable'])
})

test('a case too few and an unknown letter are found', () => {
  expect(faultsWith('"73": {', '# "73": {')).toEqual(['domain 7 has 2 cases, 3 are asked'])
  expect(faultsWith('letter: B', 'letter: H')).toEqual(['11 has letter H, which is not there'])
})

test('a scene of 59 words, one that is hard to read and one that is too long for other languages are found', () => {
  const says = (scene: string) =>
    findingsIn('', [...checkWording({ '11': { scene } }), ...checkLengths({ '11': { scene } }, 'en')]).map(
      (each) => each.says,
    )
  const plain = (words: number) =>
    `${Array(words).fill('we see it').join(' ').split(' ').slice(0, words).join(' ')}.`
  expect(says(`${plain(15)} ${plain(15)} ${plain(15)} ${plain(14)}`)).toContain(
    'has 59 words, 60 to 110 are asked',
  )
  expect(
    says(
      Array(8)
        .fill(
          'Institutional accountability necessitates documentation everywhere always, undoubtedly, permanently.',
        )
        .join(' '),
    ),
  ).toContainEqual(expect.stringContaining('is of reading grade'))
  expect(says(Array(110).fill('schoolhouse').join(' '))).toContain('has 1319 characters, at most 800')
})
