import { faultsOf } from 'contract/platform/catalogue/faults'
import { expect, test } from 'vitest'
import { wordsToAvoid } from '../../instrument/avoided.ts'
import { askedIn, compareAsked } from './asked-for.ts'
import { findEnglish, findSpare } from './english-left.ts'
import { compareMessages } from './same-as-english.ts'
import { findSpareLong } from './spare-long.ts'
import { findMissingValues } from './values-given.ts'

const english = new Map([
  ['regions.title', 'Regions'],
  ['regions.found', '{count, plural, one {{count} region found} other {{count} regions found}}'],
  ['regions.named', 'The region <b>{name}</b>'],
  ['regions.total', 'Total'],
])
const spanish = new Map([
  ['regions.title', 'Regiones'],
  [
    'regions.found',
    '{count, plural, one {Una región encontrada} many {{count} de regiones encontradas} other {{count} regiones encontradas}}',
  ],
  ['regions.named', 'La región <b>{name}</b>'],
  ['regions.total', 'Total'],
])
const changed = (key: string, text: string) => new Map([...spanish, [key, text]])
const inSpanish = (key: string, text: string) => compareMessages('es', english, changed(key, text))

test('a language with the same keys and filled in values has nothing to complain of', () => {
  expect(compareMessages('en', english, english)).toEqual([])
  expect(compareMessages('es', english, spanish)).toEqual([])
  expect(findEnglish('es', spanish, english)).toEqual([])
})

test('a missing, a surplus and an empty message are found', () => {
  const without = new Map([...spanish].filter(([key]) => key !== 'regions.title'))
  expect(compareMessages('es', english, without)).toEqual(['regions.title is missing'])
  expect(inSpanish('regions.more', 'Más')).toEqual(['regions.more is surplus'])
  expect(inSpanish('regions.title', ' ')).toEqual(['regions.title says nothing'])
})

test('another value or mark than in English is found, in any form of a plural', () => {
  expect(inSpanish('regions.found', '{count, plural, one {una} other {{total} regiones}}')).toEqual([
    'regions.found fills in {total}, English {count}',
  ])
  expect(inSpanish('regions.found', '{count, plural, one {una} many {muchas} other {{count}}}')).toEqual([
    'regions.found fills in something else for "many" than for "other"',
  ])
  expect(inSpanish('regions.named', 'La región {name}')).toEqual([
    'regions.named fills in {name}, English <b> {name}',
  ])
})

test('what is no valid ICU is found', () => {
  expect(inSpanish('regions.named', 'La región <b>{name}')).toEqual([
    expect.stringContaining('regions.named is no valid ICU'),
  ])
  expect(inSpanish('regions.title', 'Regiones {')).toEqual([
    expect.stringContaining('regions.title is no valid ICU'),
  ])
})

test('a plural has the forms of its language: none less, none more; millions may be told as the rest', () => {
  expect(inSpanish('regions.found', '{count, plural, one {una} other {{count} regiones}}')).toEqual([])
  expect(inSpanish('regions.found', '{count, plural, other {{count} regiones}}')).toEqual([
    'regions.found lacks "one" for count',
  ])
  expect(inSpanish('regions.found', '{count} regiones')).toEqual([
    'regions.found has one form for all numbers, English one and other',
  ])
  const vietnamese = new Map([...spanish, ['regions.found', '{count} khu vực']])
  expect(compareMessages('vi', english, vietnamese)).toEqual([])
  expect(compareMessages('vi', english, spanish)).toEqual([
    'regions.found has "one" for count, which the language does not count by',
    'regions.found has "many" for count, which the language does not count by',
  ])
})

test('a message left in English is found, whole or in part; a word of both languages is not', () => {
  expect(findEnglish('es', changed('regions.title', 'Regions'), english)).toHaveLength(1)
  expect(findEnglish('es', changed('regions.title', 'Regiones of the país'), english)).toEqual([
    'regions.title has English words: of, the',
  ])
  const inOneForm = '{count, plural, one {una} other {{count} of the regiones}}'
  expect(findEnglish('es', changed('regions.found', inOneForm), english)).toEqual([
    'regions.found has English words: of, the',
  ])
  expect(findEnglish('es', changed('regions.title', 'Theme de la región'), english)).toEqual([])
  expect(findEnglish('hi', changed('regions.title', 'क्षेत्र'), english)).toContainEqual(
    expect.stringContaining('regions.total says "Total" as English does'),
  )
})

test('an excuse that nobody needs is found', () => {
  const spare = findSpare('es', changed('regions.total', 'Suma'), english)
  expect(spare.some((complaint) => complaint.includes('"Total"'))).toBe(true)
})

test('a message is asked for by its whole key, by a declared beginning, or with its group', () => {
  const code = [
    "t('regions.title', {}) + t(`terms.role.${role}`) + t(`regions.made.${up}`)",
    "useLongText('privacy')",
    "messagesBelow(language, 'emails.frame')",
  ].join('\n')
  const found = compareAsked(
    askedIn(code),
    new Map([
      ...english,
      ['terms.role.0', 'Administrator'],
      ['regions.made.x', 'X'],
      ['privacy.lead', 'Y'],
      ['emails.frame.hello', 'Z'],
    ]),
  )
  expect(found).toContain('regions.total is asked for nowhere')
  expect(found).toContain('regions.found is asked for nowhere')
  const known = /terms\.role|regions\.title|privacy\.lead|emails\.frame/
  expect(found.filter((complaint) => known.test(complaint))).toEqual([])
  expect(found.some((complaint) => complaint.startsWith('keys that begin with regions.made.'))).toBe(true)
  expect(
    found.some((complaint) => complaint.startsWith('nobody builds keys that begin with ui.stage.')),
  ).toBe(true)
})

test('a label that is far longer than the English one is found, and a name of a sheet that no workbook can have', () => {
  expect(inSpanish('regions.title', 'Las regiones de todos los países')).toEqual([
    expect.stringContaining('regions.title has 32 characters, at most 20 fit beside the English'),
  ])
  const named = (text: string) =>
    compareMessages('es', new Map([[sheets, 'What each person did here']]), new Map([[sheets, text]]))
  const sheets = 'spreadsheets.data.sheets.audit'
  expect(named('Lo que cada persona hizo en Vereda')).toEqual([
    "spreadsheets.data.sheets.audit has 34 characters, a sheet's name at most 31",
  ])
  expect(named('Quién / qué')).toEqual([`${sheets} has a sign that a sheet may not have in its name`])
})

test('no choice loses a value or its words, and no address comes in', () => {
  const model = '{by, select, code {Enter {code}} other {Open the page}}'
  const beside = (text: string) =>
    faultsOf({ language: 'es', key: 'login.how', text, english: model }).map(({ code }) => code)
  expect(beside('{by, select, code {Escriba {code}} other {Abra la página}}')).toEqual([])
  expect(beside('{by, select, code {Escriba} other {Abra {code}}}')).toEqual(['values'])
  expect(beside('{by, select, code {Escriba {code}} other {}}')).toEqual(['silent'])
  expect(beside('{by, select, code {Escriba {code}} other {Abra www.ejemplo.org}}')).toEqual(['address'])
  expect(beside('Escriba {code}')).toEqual(['choices'])
  const inOneForm = '{count, plural, one {{name}} other {{count} regiones}}'
  expect(inSpanish('regions.found', inOneForm)).toEqual(['regions.found fills in {name}, English {count}'])
  expect(inSpanish('regions.found', '{count, plural, one {una} other {{count, number} regiones}}')).toEqual([
    'regions.found fills in {count, …}, English {count}',
  ])
  expect(inSpanish('regions.named', '{name, plural, one {<b>{name}</b>} other {<b>{name}</b>}}')).toEqual([
    'regions.named counts by {name}, English by nothing',
  ])
  expect(inSpanish('regions.title', '{total, plural, one {Región} other {Regiones}}')).toEqual([
    'regions.title counts by {total}, English by nothing',
  ])
})

test('a long label that is excused and not long any more is found', () => {
  expect(
    findSpareLong('es', new Map([['fields.state', 'Estado']]), new Map([['fields.state', 'State']])),
  ).toEqual(['fields.state is excused in mayBeLong and is not long'])
})

test('a word that wounds or blurs is found in a message', () => {
  expect(wordsToAvoid('es')('3 archivos esperan su envío')).toEqual([
    expect.stringContaining('says "esperan su envío"'),
  ])
  expect(wordsToAvoid('pt')('alunos portadores de deficiência')).toHaveLength(1)
  expect(wordsToAvoid('hi')('विकलांग बच्चे')).toHaveLength(1)
  expect(wordsToAvoid('en')('handicapped learners')).toHaveLength(1)
})

test('a call that leaves out what its message fills in is found', () => {
  const found = (code: string) => findMissingValues('A.tsx', code, english)
  expect(found("t('regions.found', { count })")).toEqual([])
  expect(found("t('regions.found', values)")).toEqual([])
  expect(found("t('regions.found')")).toEqual(['regions.found is said without {count} in A.tsx'])
  expect(found("<p>{t(isOne ? 'regions.named' : 'regions.title', { title })}</p>")).toEqual([
    'regions.named is said without {name} in A.tsx',
  ])
})
