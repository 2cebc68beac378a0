import { checkLengths } from 'contract/instrument/checks/lengths'
import { countTexts, sentences } from 'contract/instrument/checks/sentences'
import { unwantedIn } from 'contract/instrument/checks/unwanted'
import { checkWording } from 'contract/instrument/checks/wording'
import { expect, test } from 'vitest'
import { wordsToAvoid } from './avoided.ts'
import { checkStructure } from './counts.ts'
import { editionFolder } from './editions.ts'
import { expectedFiles } from './expected.ts'
import { findingsIn } from './findings.ts'
import { loadInstrument } from './load.ts'
import { compareShape } from './shape.ts'
import { readYaml } from './sheet.ts'
import { loadStructure, type Structure } from './structure.ts'

const first = editionFolder(1)
const structure = loadStructure(first)

/** A copy of the family partnership text with one indicator changed. */
function familyTextWith(change: (indicator: Record<string, unknown>) => void): unknown {
  const copy = structuredClone(readYaml(first, 'en/domain-4.yaml')) as {
    outcomes: Record<string, { indicators: Record<string, Record<string, unknown>> }>
  }
  change(copy.outcomes['4.1']?.indicators['4.1.1'] ?? {})
  return copy
}

function keysFound(value: unknown): string[] {
  const shape = expectedFiles(structure)['domain-4.yaml']
  if (shape === undefined) throw new Error('domain 4 has no shape')
  return compareShape(shape, value, 'en/domain-4.yaml').map(({ key, says }) => `${key} ${says}`)
}

function wordingFound(value: unknown): string[] {
  const file = 'en/domain-4.yaml'
  const found = [...checkWording(value), ...checkLengths(value, 'en')]
  return findingsIn(file, found).map(({ key, says }) => `${key} ${says}`)
}

const place = 'outcomes > 4.1 > indicators > 4.1.1'

test('a missing language is reported with its file', () => {
  expect(() => loadInstrument('xx', first)).toThrow('xx/instrument.yaml: the file is missing')
})

test('the released text has no faults', () => {
  expect(keysFound(familyTextWith(() => {}))).toEqual([])
  expect(wordingFound(familyTextWith(() => {}))).toEqual([])
  expect(checkStructure(structure)).toEqual([])
})

test('a missing level, an empty question and an unknown key are found', () => {
  const text = familyTextWith((indicator) => {
    delete indicator['s2']
    indicator['ask_family'] = ' '
    indicator['hint'] = 'surplus'
  })
  expect(keysFound(text)).toEqual([
    `${place} > s2 is missing`,
    `${place} > ask_family must be text`,
    `${place} > hint is surplus`,
  ])
})

test('a reason for "not applicable" is found where the structure allows none', () => {
  const text = familyTextWith((indicator) => {
    indicator['na_reason'] = 'No family'
  })
  expect(keysFound(text)).toEqual([`${place} > na_reason is surplus`])
})

test('a single hint is found', () => {
  const text = familyTextWith((indicator) => {
    indicator['look_for'] = ['A message book']
  })
  expect(keysFound(text)).toEqual([`${place} > look_for must hold 2 or 3 texts`])
})

test('a level of 39 words is found, and one of 40 passes', () => {
  const level = (count: number) =>
    familyTextWith((indicator) => {
      indicator['s1'] = Array.from({ length: count }, (_, at) => `word${at}${at % 10 === 9 ? '.' : ''}`).join(
        ' ',
      )
    })
  expect(wordingFound(level(39))).toEqual([`${place} > s1 has 39 words, 40 to 75 are asked`])
  expect(wordingFound(level(40))).toEqual([])
})

test('a sentence of 21 words is found', () => {
  const long = `${Array.from({ length: 21 }, (_, at) => `long${at}`).join(' ')}.`
  const text = familyTextWith((indicator) => {
    indicator['s1'] = `${String(indicator['s1'])} ${long}`
  })
  expect(wordingFound(text)).toEqual([`${place} > s1 has a sentence of 21 words: ${long}`])
})

test('a sentence that a higher level says again is found', () => {
  const again = 'Each family has a person at school whom they know and can reach.'
  const text = familyTextWith((indicator) => {
    indicator['s3'] = `${String(indicator['s3'])} ${again}`
  })
  expect(wordingFound(text)).toEqual([`${place} > s3 repeats a sentence of ${place} > s1: ${again}`])
})

test('a help text of 301 characters is found', () => {
  const text = familyTextWith((indicator) => {
    indicator['help'] = 'a'.repeat(301)
  })
  expect(wordingFound(text)).toEqual([`${place} > help has 301 characters, at most 300`])
})

test('an option label that is only the letter is found', () => {
  const file = 'en/options.yaml'
  const found = findingsIn(file, checkLengths({ NE: { label: 'No evidence' }, A: { label: 'A' } }, 'en'))
  expect(found).toEqual([{ file, key: 'A > label', says: 'is a letter alone' }])
})

test('terms that label people are found everywhere, and terms of absence in levels', () => {
  expect(unwantedIn('Students with special needs and the deaf-blind', false)).toEqual([
    'Students',
    'special needs',
    'deaf-blind',
  ])
  expect(unwantedIn('The team does not meet and lacks time', true)).toEqual(['does not', 'lacks'])
  expect(unwantedIn('What does not work yet?', false)).toEqual([])
  expect(unwantedIn('Learners with deafblindness and their families', true)).toEqual([])
})

test('a text that is too long is found in every language, by its characters and not its words', () => {
  const name = (length: number) => ({ name: 'ण'.repeat(length) })
  const says = (value: unknown, language: string) =>
    findingsIn('', checkLengths(value, language)).map((each) => each.says)
  expect(says(name(140), 'hi')).toEqual([])
  expect(says(name(141), 'hi')).toEqual(['has 141 characters, at most 140'])
  expect(says({ s1: 'Sí.' }, 'es')).toEqual(['has 3 characters, at least 160'])
})

test('each language has terms to avoid, in any case, with a replacement', () => {
  expect(wordsToAvoid('es')('Los discapacitados y los Minusválidos tienen un PEI')).toEqual([
    'says "discapacitados" (rather: persona o estudiante con discapacidad)',
    'says "Minusválidos" (rather: persona o estudiante con discapacidad)',
    'says "PEI" (rather: plan educativo individual, sin sigla (en varios países PEI es el proyecto de la escuela))',
  ])
  expect(wordsToAvoid('es')('estudiantes con discapacidad de la región de pie')).toEqual([])
  expect(wordsToAvoid('vi')('học sinh bình thường trong giờ học bình thường')).toHaveLength(1)
  expect(wordsToAvoid('hi')('विकलांगता')).toHaveLength(1)
  expect(wordsToAvoid('hi')('दिव्यांगता')).toEqual([])
  expect(wordsToAvoid('en')('Kids')).toEqual(['says "Kids"'])
})

test('percentages and codes do not end a sentence, and a single dash is no word', () => {
  expect(sentences('See 1.2 for 30 % of learners. Is it so? Yes.')).toHaveLength(3)
  expect(countTexts('An age-appropriate group – for all')).toBe(5)
})

test('an outcome with two principal indicators and a code out of order are found', () => {
  const planted: Structure = structuredClone(structure)
  const outcome = planted.domains[0]?.outcomes[0]
  const second = outcome?.indicators[1]
  if (second === undefined) throw new Error('outcome 1.1 has no second indicator')
  second.principal = true
  second.code = '1.1.9'
  expect(checkStructure(planted).map(({ key, says }) => `${key} ${says}`)).toEqual([
    'principals are 21, 20 are asked',
    '1.1 must have one principal indicator',
    '1.1.9 stands where 1.1.2 belongs',
  ])
})
