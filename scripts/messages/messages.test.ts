import { expect, test } from 'vitest'
import { askedIn, compareAsked } from './asked-for.ts'
import { findEnglish, findSpare } from './english-left.ts'
import { compareMessages, lacksRest } from './same-as-english.ts'

const english = new Map([
  ['regions.title', 'Regions'],
  ['regions.found_one', '{{count}} region found'],
  ['regions.found_other', '{{count}} regions found'],
  ['regions.total', 'Total'],
])
const spanish = new Map([
  ['regions.title', 'Regiones'],
  ['regions.found_one', 'Una región encontrada'],
  ['regions.found_many', '{{count}} de regiones encontradas'],
  ['regions.found_other', '{{count}} regiones encontradas'],
  ['regions.total', 'Total'],
])
const changed = (key: string, text: string) => new Map([...spanish, [key, text]])

test('a language with the same keys and filled in values has nothing to complain of', () => {
  expect(compareMessages(english, spanish)).toEqual([])
  expect(findEnglish('es', spanish, english)).toEqual([])
})

test('a missing, a surplus and an empty message, and another value filled in, are found', () => {
  const without = new Map([...spanish].filter(([key]) => key !== 'regions.title'))
  expect(compareMessages(english, without)).toEqual(['regions.title is missing'])
  expect(compareMessages(english, changed('regions.more', 'Más'))).toEqual(['regions.more is surplus'])
  expect(compareMessages(english, changed('regions.title', ' '))).toEqual(['regions.title says nothing'])
  expect(compareMessages(english, changed('regions.found_other', '{{total}} regiones'))).toEqual([
    'regions.found_other fills in {{total}}, English {{count}}',
  ])
})

test('words for one without words for the rest are found', () => {
  expect(lacksRest(new Map([['regions.found_one', 'one']]))).toEqual(['regions.found_other is missing'])
})

test('a message left in English is found, whole or in part; a word of both languages is not', () => {
  expect(findEnglish('es', changed('regions.title', 'Regions'), english)).toHaveLength(1)
  expect(findEnglish('es', changed('regions.title', 'Regiones of the país'), english)).toEqual([
    'regions.title has English words: of, the',
  ])
  expect(findEnglish('es', changed('regions.title', 'Theme de la región'), english)).toEqual([])
  expect(findEnglish('hi', changed('regions.title', 'क्षेत्र'), english)).toEqual([
    expect.stringContaining('regions.total says "Total" as English does'),
  ])
})

test('an excuse that nobody needs is found', () => {
  const spare = findSpare('es', changed('regions.total', 'Suma'), english)
  expect(spare.some((complaint) => complaint.includes('"Total"'))).toBe(true)
})

test('a message is asked for by its whole key or by a declared beginning', () => {
  const code = "t('regions.title', {}) + t(`terms.role.${role}`) + t(`regions.made.${up}`)"
  const found = compareAsked(
    askedIn(code),
    new Map([...english, ['terms.role.0', 'Administrator'], ['regions.made.x', 'X']]),
  )
  expect(found).toContain('regions.total is asked for nowhere')
  expect(found).toContain('regions.found is asked for nowhere')
  expect(found.filter((complaint) => /terms\.role|regions\.title/.test(complaint))).toEqual([])
  expect(found.some((complaint) => complaint.startsWith('keys that begin with regions.made.'))).toBe(true)
  expect(
    found.some((complaint) => complaint.startsWith('nobody builds keys that begin with ui.stage.')),
  ).toBe(true)
})
