import { expect, test } from 'vitest'
import { checkPiece, type PieceToCheck, type TextOfPiece } from './check-piece.ts'
import { readingGrade } from './reading-grade.ts'
import { checkWording } from './wording.ts'

const text = (language: TextOfPiece['language'], field: string, value: string): TextOfPiece => ({
  language,
  field,
  text: value,
})
const before = [
  text('en', 'name', 'Learners are asked'),
  text('en', 'statements_s1', 'Some adults ask.\nThey wait for an answer.'),
  text('es', 'name', 'Se pregunta a los estudiantes'),
  text('es', 'statements_s1', 'Algunos adultos preguntan.\nEsperan una respuesta.'),
]
const indicator: PieceToCheck = {
  place: '1.1.1',
  scale: 1,
  link: 'same',
  from: ['1.1.1'],
  texts: before,
  before,
}
const by = {
  languages: ['en', 'es'] as const,
  avoided: { es: [{ words: ['minusv*'], rather: 'persona con discapacidad' }] },
  scales: new Map([['1.1.1', 1]]),
}
const changed = (change: TextOfPiece, part: Partial<PieceToCheck> = { link: 'reworded' }) => {
  const texts = before.map((each) =>
    each.language === change.language && each.field === change.field ? change : each,
  )
  return checkPiece({ ...indicator, ...part, texts }, by).map(({ code, language, field, line }) =>
    [code, language, field, line].filter((each) => each !== undefined).join(' '),
  )
}

test('a text that equals the one before has no faults', () => {
  expect(checkPiece(indicator, by)).toEqual([])
})

test('an indicator whose text changed in any language is no longer the same', () => {
  const spanish = text('es', 'name', 'Se escucha a los estudiantes')
  expect(changed(spanish, { link: 'same' })).toEqual(['link_same'])
  expect(changed(spanish, { link: 'reworded' })).toEqual([])
  expect(changed(spanish, { link: 'merged' })).toEqual(['link_merged'])
  expect(changed(spanish, { link: 'new', from: [] })).toEqual([])
  expect(changed(spanish, { link: 'split', from: ['9.9.9'] })).toEqual(['link_unknown'])
})

test('a missing text, and a statement more than in English, are found in their language', () => {
  expect(changed(text('es', 'name', ' '))).toEqual(['missing es name'])
  expect(changed(text('es', 'statements_s1', 'Uno.\nDos.\nTres.'))).toEqual(['as_many es statements_s1'])
  expect(changed(text('en', 'statements_s1', 'Only one.'))).toEqual([
    'lines en statements_s1',
    'as_many es statements_s1',
  ])
})

test('terms to avoid, hard words and repeated sentences are found at their line', () => {
  expect(changed(text('es', 'name', 'Un minusválido'))).toEqual(['avoid es name'])
  expect(changed(text('en', 'statements_s1', 'Kids ask.\nThey wait.'))).toEqual(['avoid en statements_s1 1'])
  expect(changed(text('en', 'statements_s1', 'They wait.\nThey wait.'))).toEqual([
    'repeats en statements_s1 2',
  ])
  expect(
    changed(
      text(
        'en',
        'statements_s1',
        'They wait.\nMultidisciplinary collaboration facilitates individualisation.',
      ),
    ),
  ).toEqual(['grade en statements_s1 2'])
})

test('words that belong to another stage are found, in statements and in levels', () => {
  const stages = (s1: string, s2: string) =>
    checkWording({ statements: { s1: [s1], s2: [s2] } }).map(({ path, fault }) =>
      [path[1], fault.code, fault.text].join(' '),
    )
  expect(stages('Learners lead the meeting.', 'At times, adults ask.')).toEqual([
    's1 early Learners lead',
    's2 late At times',
  ])
  expect(stages('At times, adults ask.', 'They meet at times that they choose.')).toEqual([])
  expect(stages('The school asks each year.', 'At least one adult asks.')).toEqual([
    's1 early each year',
    's2 late At least one',
  ])
  const level = (text: string) =>
    checkWording({ s2: text }).flatMap(({ fault }) => (fault.code === 'level_words' ? [] : fault.code))
  expect(level('They plan. Some teachers plan together.')).toEqual(['late_some'])
})

test('a statement of a grade above six is found, unless the word disability makes it so, and a stage that is hard as a whole', () => {
  const grades = (...statements: string[]) =>
    changed(text('en', 'statements_s1', statements.join('\n'))).filter((each) => each.startsWith('grade'))
  expect(grades('Everybody has two ways to report, also without speech.', 'They wait.')).toEqual([
    'grade en statements_s1 1',
  ])
  expect(grades('Adults with a disability come to the school and meet the learners.', 'They wait.')).toEqual(
    [],
  )
  const [one, two] = [
    'People from disability groups advise the school at planned times.',
    'Adults with a disability have a seat in the groups that decide.',
  ]
  expect(grades(one, two)).toEqual(['grade en statements_s1'])
})

test('a reading grade is low for plain sentences and high for long words', () => {
  expect(readingGrade('Some adults ask the learner.')).toBeLessThan(6)
  expect(readingGrade('Institutional accountability necessitates documentation.')).toBeGreaterThan(12)
})
