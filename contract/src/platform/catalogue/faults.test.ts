import { expect, test } from 'vitest'
import { faultsOf } from './faults.ts'

const codesOf = (language: string, text: string, english: string) =>
  faultsOf({ language, key: 'home.any', text, english }).map(({ code, found }) => `${code} ${found}`.trim())
const records = '{count, plural, one {{count} record} other {{count} records}}'

test('the singular contains its number where it is also used for zero, unless it says none explicitly', () => {
  const lone = '{count, plural, one {Um registro} other {{count} registros}}'
  expect(codesOf('pt', lone, records)).toEqual(['uneven one'])
  expect(codesOf('es', lone, records)).toEqual([])
  expect(
    codesOf('pt', '{count, plural, =0 {Nada} one {Um registro} other {{count} registros}}', records),
  ).toEqual([])
  expect(
    codesOf(
      'pt',
      '{count, plural, =1 {Um registro} one {{count} registro} other {{count} registros}}',
      records,
    ),
  ).toEqual([])
  // Where the English has a word for one, zero does not occur.
  expect(codesOf('pt', lone, '{count, plural, one {One record} other {{count} records}}')).toEqual([])
})

test('plurals need a number, not a value that may be a text', () => {
  const english = '{count, plural, one {{number} record} other {{number} records}}'
  expect(codesOf('es', '{number, plural, one {{number} dato} other {{number} datos}}', english)).toContain(
    'counts number',
  )
  expect(codesOf('es', '{rows, plural, one {{rows} fila} other {{rows} filas}}', '{rows} rows')).toContain(
    'counts rows',
  )
  expect(codesOf('es', '{count, plural, one {{count} fila} other {{count} filas}}', '{count} rows')).toEqual(
    [],
  )
})

test('a mark encloses text, and a single line stays a single line', () => {
  expect(codesOf('es', 'Abra <link> </link>', 'Open <link>the page</link>')).toEqual(['silent <link>'])
  expect(codesOf('es', 'Una\nclave', 'A key')).toEqual(['lines'])
})
