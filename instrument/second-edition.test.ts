import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkLengths } from 'contract/instrument/checks/lengths'
import { checkWording } from 'contract/instrument/checks/wording'
import { languageCodes } from 'contract/platform/languages'
import { afterAll, expect, test } from 'vitest'
import { checkStructure } from './counts.ts'
import { editionFolder, editionFolders, newestWith } from './editions.ts'
import { expectedFiles } from './expected.ts'
import { findingsIn } from './findings.ts'
import { writeSecondEdition } from './given-edition.ts'
import { checkDuties, checkLinks } from './links.ts'
import { loadInstrument } from './load.ts'
import { compareShape } from './shape.ts'
import { readYaml } from './sheet.ts'
import { loadStructure } from './structure.ts'

const home = mkdtempSync(join(tmpdir(), 'editions-'))
const second = writeSecondEdition(home)
afterAll(() => rmSync(home, { recursive: true }))

const first = loadStructure(editionFolder(1))
const says = (findings: { key: string; says: string }[]) => findings.map((each) => `${each.key} ${each.says}`)

test('a second edition loads with statements, who is counted, links and duties', () => {
  const { edition, duties, domains } = loadInstrument('en', second)
  expect([edition, duties.length]).toEqual([2, 5])
  expect(duties[0]).toEqual({
    code: 'D1',
    domain: 5,
    name: 'Nobody is shut in: D1',
    help: 'Rooms and force.',
    plan: 'Say what you will do.',
  })
  const [practice, reach] = domains[0]?.outcomes[0]?.indicators ?? []
  expect(practice).toMatchObject({ link: 'same', from: ['1.1.1'], counted: null })
  expect(Object.values(practice?.statements ?? {}).map(({ length }) => length)).toEqual([2, 2, 3])
  expect(practice?.easy).toEqual({ easy: expect.stringContaining('?') })
  expect(reach).toMatchObject({ link: 'reworded', counted: { reached: 'Learners with a plan' } })
})

test('the first edition has none of these', () => {
  const { duties, domains } = loadInstrument('en', editionFolder(1))
  expect(duties).toEqual([])
  expect(domains[0]?.outcomes[0]?.indicators[0]).toMatchObject({
    statements: null,
    counted: null,
    link: null,
    from: [],
  })
})

test('it has no faults in structure and in English', () => {
  const structure = loadStructure(second)
  expect(checkStructure(structure)).toEqual([])
  expect(says(checkLinks(structure, first))).toEqual([])
  expect(checkDuties(structure)).toEqual([])
  for (const [name, shape] of Object.entries(expectedFiles(structure))) {
    const [value, file] = [readYaml(second, `en/${name}`), `en/${name}`]
    expect(
      says([...compareShape(shape, value, file), ...findingsIn(file, checkLengths(value, 'en'))]),
      name,
    ).toEqual([])
  }
})

test('a statement of 16 words, one of 96 characters and one stage with a single statement are found', () => {
  const statements = (s1: string[]) => ({
    '4.1.1': { statements: { s1, s2: ['They meet.', 'They ask.'], s3: ['It lasts.', 'It grows.'] } },
  })
  const long = Array(16).fill('word').join(' ')
  expect(says(findingsIn('', checkLengths(statements([long, 'We ask.']), 'en')))).toEqual([
    '4.1.1 > statements > s1 > 0 has 16 words, at most 15',
  ])
  expect(says(findingsIn('', checkLengths(statements([long, 'We ask.']), 'hi')))).toEqual([
    '4.1.1 > statements > s1 > 0 has 16 words, at most 15',
  ])
  const wide = statements(['a'.repeat(96), 'We ask.'])
  expect(says(findingsIn('', checkLengths(wide, 'en')))).toEqual([
    '4.1.1 > statements > s1 > 0 has 96 characters, at most 95',
  ])
  expect(checkLengths(wide, 'vi')).toEqual([])
  const shape = { s1: 'hints' } as const
  expect(says(compareShape(shape, { s1: ['One.'] }, 'en/domain-4.yaml'))).toEqual([
    's1 must hold 2 or 3 texts',
  ])
})

test('a statement has 15 words at most in every language, in Vietnamese 22 syllables', () => {
  const says22 = Array(22).fill('học').join(' ')
  const longer = (text: string) => ({ '4.1.1': { statements: { s1: [text] } } })
  expect(checkLengths(longer(says22), 'vi')).toEqual([])
  expect(checkLengths(longer(`${says22} trò`), 'vi').map(({ fault }) => fault)).toEqual([
    { code: 'statement_words', count: 23, most: 22 },
  ])
  for (const language of languageCodes)
    for (const domain of [1, 2, 3, 4, 5, 6, 7]) {
      const value = readYaml(editionFolder(2), `${language}/domain-${domain}.yaml`)
      expect(says(findingsIn('', checkLengths(value, language))), `${language} ${domain}`).toEqual([])
    }
})

test('nothing in our own editions stands in the wrong stage, or is harder than the check allows', () => {
  for (const edition of [1, 2])
    for (const domain of [1, 2, 3, 4, 5, 6, 7]) {
      const value = readYaml(editionFolder(edition), `en/domain-${domain}.yaml`)
      expect(says(findingsIn('', checkWording(value))), `${edition} ${domain}`).toEqual([])
    }
})

test('links that lead nowhere, change the scale or take another code are found', () => {
  const structure = loadStructure(second)
  const [one, two, three, four] = structure.domains[0]?.outcomes[0]?.indicators ?? []
  Object.assign(one ?? {}, { scale: 2 })
  Object.assign(two ?? {}, { from: ['1.1.1'] })
  Object.assign(three ?? {}, { link: 'merged', from: ['1.1.3'] })
  Object.assign(four ?? {}, { link: 'split', from: ['1.1.9'] })
  expect(says(checkLinks(structure, first))).toEqual([
    '1.1.1 is same with another scale',
    '1.1.2 is reworded, and must come from 1.1.2 alone',
    '1.1.3 is merged, and must come from two or more',
    '1.1.4 comes from 1.1.9, which is not there',
  ])
  structure.duties = [{ code: 'D1', domain: '9' }]
  expect(says(checkDuties(structure))).toEqual([
    'duties are 1, 5 to 8 are asked',
    'D1 is of domain 9, which is not there',
  ])
})

test('an unknown link is refused with its code', () => {
  const file = join(second, 'structure.yaml')
  const content = readFileSync(file, 'utf8')
  writeFileSync(file, content.replace('link: same', 'link: similar'))
  expect(() => loadStructure(second)).toThrow('structure.yaml: 1.1.1 has link similar')
  writeFileSync(file, content)
})

test('editions are found in their order, and a file in the newest that has it', () => {
  const folders = ['edition-10', 'edition-9'].map((name) => join(home, name))
  for (const folder of folders) mkdirSync(folder)
  expect(editionFolders(home)).toEqual([second, ...folders.toReversed()])
  expect(editionFolders(home)).toContain(folders[0])
  writeFileSync(join(home, 'edition-9/plan.yaml'), '')
  expect(newestWith('plan.yaml', home)).toBe(folders[1])
  expect(() => newestWith('hi/plan.yaml', home)).toThrow('hi/plan.yaml')
})
