import { languageCodes } from 'contract/platform/languages'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, expect, test } from 'vitest'
import { formLanguage } from '../../../src/exchange/exports/instrument/xlsform/by-language.ts'
import { plainText } from '../../../src/exchange/spreadsheets/safe-text.ts'
import { givenEvaluatedSchool } from '../../given/lines.ts'
import { working } from '../../platform/working.ts'
import { givenVereda } from '../../vereda.ts'

const vereda = await givenVereda()
afterAll(() => vereda.close())
const { teacher, instrument } = await givenEvaluatedSchool(vereda.database.db)
const { made } = working(() => vereda)

const workbook = async (format: 'xlsform' | 'xlsx', language = 'en') => {
  const file = await made(teacher, { subject: 'instrument', id: instrument.id, format, language })
  return { ...file, sheets: (await readXlsx(new Uint8Array(file.bytes), { readStyles: true })).sheets }
}

type Row = Record<string, string>

const table = (sheet: { rows: unknown[][] } | undefined): Row[] => {
  const [heads = [], ...rows] = sheet?.rows ?? []
  const text = (cell: unknown) => (typeof cell === 'string' ? plainText(cell) : '')
  return rows.map((row) => Object.fromEntries(heads.map((head, at) => [text(head), text(row[at])])))
}

const form = await workbook('xlsform', 'vi')
const [survey, choices, settings] = ['survey', 'choices', 'settings'].map((name) =>
  table(form.sheets.find((sheet) => sheet.name === name)),
) as [Row[], Row[], Row[]]
const allowed = /^[A-Za-z_][A-Za-z0-9_-]*$/

test('the form asks each indicator once, under a name independent of language, in its domain and outcome', () => {
  const names = survey.flatMap(({ name }) => (name ? [name] : []))
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => !allowed.test(name))).toEqual([])
  const request = survey.filter(({ type }) => type?.startsWith('select_one'))
  expect(request.map(({ name }) => name)).toEqual(
    instrument.indicators.map(({ code }) => `i_${code.replaceAll('.', '_')}`),
  )
  const open: string[] = []
  for (const { type, name } of survey) {
    if (type === 'begin_group') open.push(name ?? '')
    if (type === 'end_group') expect(open.pop()).toBeDefined()
    const [, domain, outcome] = /^i_(\d)_(\d)_\d+/.exec(name ?? '') ?? []
    if (domain) expect(open).toEqual([`d_${domain}`, `o_${domain}_${outcome}`])
  }
  expect(open).toEqual([])
})

test('an indicator offers exactly the options that fit it, by their letters', () => {
  const inList = (name: string | undefined) => choices.filter(({ list_name }) => list_name === name)
  const letters = ['NE', 'A', 'B', 'C', 'D', 'E', 'F', 'G']
  for (const [place, { scale, na_allowed }] of instrument.indicators.entries()) {
    const request = survey.filter(({ type }) => type?.startsWith('select_one'))[place]
    const offered = inList(request?.['type']?.split(' ')[1]).map(({ name }) => name)
    const hasNa = scale === 2 || na_allowed
    expect(offered).toEqual(hasNa ? ['NA', ...letters] : letters)
    const reason = survey.find(({ name }) => name === `${request?.['name']}_reason`)
    expect(reason?.['relevant']).toBe(hasNa ? `\${${request?.['name']}} = 'NA'` : undefined)
  }
})

test('every text is in six languages, the reader’s first, and no question lacks a text', () => {
  expect(settings).toMatchObject([
    {
      form_id: 'vereda_edition_1',
      default_language: formLanguage('vi'),
      version: expect.stringMatching(/^1\./),
    },
  ])
  const labelled = survey.filter(
    ({ type }) => !['start', 'end', 'calculate', 'end_group'].includes(type ?? ''),
  )
  for (const language of languageCodes) {
    const label = `label::${formLanguage(language)}`
    expect([...labelled, ...choices].filter((row) => !row[label])).toEqual([])
    const hint = `hint::${formLanguage(language)}`
    const request = survey.filter(({ type }) => type?.startsWith('select_one'))
    expect(request.filter((row) => !row[hint])).toEqual([])
    const same = request.filter((row) => row[label] === row['label::English (en)'])
    expect(same).toHaveLength(language === 'en' ? request.length : 0)
    expect(labelled.filter((row) => row[label]?.includes('${') || row[hint]?.includes('${'))).toEqual([])
  }
})

test('in the workbook only cells to fill in are unlocked', async () => {
  const { sheets, job } = await workbook('xlsx', 'es')
  const [fill, help, options] = sheets
  expect(job.answer).toMatchObject({ rows: instrument.indicators.length })
  expect([help?.name, options?.hidden]).toEqual(['Ayuda', true])
  expect(fill).toMatchObject({
    protection: { sheet: true },
    freezePane: { rows: 1 },
    pageSetup: { orientation: 'landscape', printTitlesRow: '$1:$1' },
  })
  const locked = (row: number, column: number) =>
    fill?.cells?.get(`${row},${column}`)?.style?.protection?.locked !== false
  const marked = (fill?.rows ?? []).flatMap((row, at) =>
    typeof row[0] === 'string' && row[0].startsWith('vereda1:') ? [at] : [],
  )
  expect(marked).toHaveLength(instrument.indicators.length)
  for (const row of marked)
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8].filter((column) => !locked(row, column))).toEqual([6, 7, 8])
  expect((fill?.rows ?? []).flatMap((_, at) => (marked.includes(at) || locked(at, 6) ? [] : [at]))).toEqual(
    [],
  )
})

test('the drop-down of each indicator has the options that fit it, in the requested language', async () => {
  const { sheets } = await workbook('xlsx', 'es')
  const [fill, , options] = sheets
  const lists = (fill?.dataValidations ?? []).filter(({ type }) => type === 'list')
  expect(lists).toHaveLength(instrument.indicators.length)
  for (const [place, { scale, na_allowed }] of instrument.indicators.entries()) {
    const [, column = '', last = ''] =
      /^options!\$([A-C])\$1:\$[A-C]\$(\d+)$/.exec(lists[place]?.formula1 ?? '') ?? []
    const offered = (options?.rows ?? []).slice(0, Number(last)).map((row) => row['ABC'.indexOf(column)])
    const hasNa = scale === 2 || na_allowed
    expect(offered).toHaveLength(hasNa ? 9 : 8)
    expect(offered[0]).toBe(hasNa ? 'NA · No aplica' : 'NE · Sin evidencia')
    expect(offered.at(-1)).toMatch(/^G · /)
    expect(offered.includes('A · Primeros pasos dados')).toBe(scale === 1)
  }
})
