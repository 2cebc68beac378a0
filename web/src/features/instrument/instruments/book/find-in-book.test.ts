import type { Category, Indicator } from 'contract/instrument/instruments'
import { expect, test } from 'vitest'
import { findInBook, indicatorsIn } from './find-in-book.ts'

const indicator = (code: string, texts: Partial<Indicator> = {}): Indicator => ({
  id: 1,
  code,
  name: `Indicator ${code}`,
  help: '',
  scale: 1,
  principal: false,
  na_reason: null,
  s1: '',
  s2: '',
  s3: '',
  look_for: [],
  ask_family: '',
  ask_learner: '',
  easy: null,
  easy_s1: null,
  easy_s2: null,
  easy_s3: null,
  short: null,
  statements: [],
  reached: null,
  of: null,
  link: null,
  from: [],
  ...texts,
})

const book: Category[] = [
  {
    id: 1,
    number: 1,
    name: 'Assessment',
    description: '',
    outcomes: [
      {
        id: 1,
        number: 1,
        name: 'Vision is known',
        indicators: [indicator('1.1.1', { s2: 'La visión funcional' }), indicator('1.1.2')],
      },
    ],
  },
  {
    id: 2,
    number: 2,
    name: 'Welcome',
    description: '',
    outcomes: [
      { id: 2, number: 1, name: 'Signs', indicators: [indicator('2.1.1', { look_for: ['braille'] })] },
    ],
  },
]

const codes = (search: string) =>
  findInBook(book, search).flatMap(({ outcomes = [] }) =>
    outcomes.flatMap(({ indicators }) => indicators.map(({ code }) => code)),
  )

test('words are found in every text of an indicator, without regard to case and accents', () => {
  expect(codes('VISION FUNCIONAL')).toEqual(['1.1.1'])
  expect(codes('braille')).toEqual(['2.1.1'])
  expect(codes('nowhere')).toEqual([])
})

test('a heading with the words keeps all that it stands above', () => {
  expect(codes('vision is')).toEqual(['1.1.1', '1.1.2'])
  expect(findInBook(book, 'assessment').map(indicatorsIn)).toEqual([2])
})
