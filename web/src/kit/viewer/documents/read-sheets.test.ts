import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { letterOf } from './column-letter.ts'
import { readTable, readWorkbook } from './read-sheets.ts'

const bytesOf = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer

test('a workbook is read as people see it, without sheets that are hidden', async () => {
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'Uno',
        columns: [{}, { numFmt: '0.0%' }, {}],
        rows: [
          ['Nombre', null, 'Día'],
          ['Ana', 0.125, new Date(Date.UTC(2026, 2, 31))],
          [null, null, null],
        ],
      },
      { name: 'Oculta', rows: [['nada']], hidden: true },
    ],
  })
  expect(await readWorkbook(bytesOf(bytes), 'es')).toEqual([
    {
      name: 'Uno',
      rows: [
        ['Nombre', '', 'Día'],
        ['Ana', '12.5%', '2026-03-31'],
      ],
      isCut: false,
      columnsCut: false,
    },
  ])
})

test('only the first thousand rows are read, and that is said', () => {
  const text = Array.from({ length: 1500 }, (_, at) => `${at};"a;b"`).join('\n')
  const [sheet] = readTable(bytesOf(new TextEncoder().encode(text)))
  expect(sheet?.rows).toHaveLength(1000)
  expect(sheet?.rows[999]).toEqual(['999', 'a;b'])
  expect(sheet?.isCut).toBe(true)
})

test('columns are named as in spreadsheets', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(letterOf)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA'])
})
