import { afterAll, expect, test } from 'vitest'
import { writeSheet } from '../../../src/exchange/spreadsheets/write-sheet.ts'
import { givenRegion, givenSchool } from '../../given/places.ts'
import { asking } from '../../places/schools/asking.ts'
import { givenPlaces } from '../../places/schools/places.ts'
import { working } from '../../platform/working.ts'

const here = givenPlaces()
afterAll(() => here().vereda.close())
const { lookAt: examine } = working(() => here().vereda)
const { schoolsIn } = asking(here)

const schools = 'schools'
const header = 'name,region,management,type_of_school,levels,students,counted_on'

test('a coordinator sees what would become of each row, and nothing is written yet', async () => {
  const { coordinator, cusco } = here()
  const before = await schoolsIn(cusco.id)
  const answer = await examine(
    coordinator,
    schools,
    [
      header,
      'Nueva,Cusco,public,regular,school,12,2026-03-31',
      'árbol verde,Cusco,,,,150,',
      'zorro Azul,Cusco,public,regular,school,300,',
      'Rota,Cusco,state,regular,school,many,03/04/2026',
    ].join('\n'),
  )
  expect(answer).toMatchObject({
    subject: 'schools',
    created: 1,
    changed: 1,
    same: 1,
    refused: 1,
    ignored: [],
  })
  expect(answer.rows.map(({ row, deed: action }) => [row, action])).toEqual([
    [2, 'create'],
    [3, 'change'],
    [4, 'same'],
    [5, 'refuse'],
  ])
  expect(answer.rows[0]).toMatchObject({
    before: null,
    after: { name: 'Nueva', region: { id: cusco.id, name: 'Cusco' }, students: 12, counted_on: '2026-03-31' },
  })
  expect(answer.rows[1]).toMatchObject({ before: { students: 100 }, after: { students: 150 }, errors: {} })
  expect(Object.keys(answer.rows[3]?.errors ?? {})).toEqual(['students', 'counted_on', 'management'])
  expect(await schoolsIn(cusco.id)).toBe(before)
})

test('a region out of scope is reported like one that does not exist, row by row', async () => {
  const { coordinator, representative, administrator } = here()
  const file = `${header}\nUna,Áncash,public,regular,,1,\nDos,Nowhere,public,regular,,1,`
  const codes = (answer: Awaited<ReturnType<typeof examine>>) =>
    answer.rows.map(({ deed: action, errors }) => [action, errors['region']?.[0]?.code])
  const denied = ['refuse', 'permission_denied']
  expect(codes(await examine(coordinator, schools, file))).toEqual([denied, denied])
  expect(codes(await examine(representative, schools, file))).toEqual([['create', undefined], denied])
  expect(codes(await examine(administrator, schools, file))).toEqual([
    ['create', undefined],
    ['refuse', 'does_not_exist'],
  ])
})

test('a row with an unknown region reports its other faults too', async () => {
  const { coordinator } = here()
  const file = `${header}\nUna,Nowhere,secret,regular,,some,`
  const [row] = (await examine(coordinator, schools, file)).rows
  expect(Object.keys(row?.errors ?? {}).sort()).toEqual(['management', 'region', 'students'])
})

test('“fewer than 5” of an exported list leaves the count unchanged, and is no number of a new school', async () => {
  const { coordinator } = here()
  const file = `name,region,management,type_of_school,students,students_with_deafblindness\nÁrbol Verde,Cusco,,,,menos de 5\nUna más,Cusco,public,regular,9,Fewer than 5`
  const [known, fresh] = (await examine(coordinator, schools, file)).rows
  expect([known?.deed, known?.errors]).toEqual(['same', {}])
  expect([fresh?.deed, Object.keys(fresh?.errors ?? {})]).toEqual(['refuse', ['students_with_deafblindness']])
})

test('the number of a school out of scope is reported like one that does not exist', async () => {
  const { coordinator, brisa } = here()
  const answer = await examine(coordinator, schools, `id,students\n${brisa.id},1\n987654,1`)
  const [foreign, missing] = answer.rows
  expect(foreign?.errors).toEqual(missing?.errors)
  expect(foreign).toMatchObject({
    deed: 'refuse',
    before: null,
    errors: { id: [{ code: 'permission_denied' }] },
  })
})

test('a region name of two countries needs its country, in any language or by its code', async () => {
  const { administrator, peru, brazil, vereda } = here()
  for (const country of [peru, brazil]) await givenRegion(vereda.database.db, country.id, 'Norte')
  const answer = await examine(
    administrator,
    schools,
    `Escuela;name;Región;País;management;type_of_school\n;A;Norte;;public;regular\n;B;Norte;Brasil;Pública;Escuela especial\n;C;Norte;pe;public;regular`,
  )
  expect(answer.ignored).toEqual(['Escuela'])
  expect(answer.rows.map(({ deed: action, errors }) => [action, errors['region']?.[0]?.code])).toEqual([
    ['refuse', 'country_undetermined'],
    ['create', undefined],
    ['create', undefined],
  ])
  expect(answer.rows[1]?.after).toMatchObject({ management: 'public', type_of_school: 'special' })
})

test('by its number a school is renamed and moved, and numbers are checked together with the stored ones', async () => {
  const { representative, arbol, brisa, ancash } = here()
  const answer = await examine(
    representative,
    schools,
    `id,name,region,students,students_with_disabilities\n${arbol.id},Árbol Rojo,Áncash,,\n${brisa.id},,,,5000`,
  )
  expect(answer.rows[0]).toMatchObject({
    deed: 'change',
    before: { name: 'Árbol Verde', region: { name: 'Cusco' } },
    after: { name: 'Árbol Rojo', region: { id: ancash.id, name: 'Áncash' } },
  })
  const few = await examine(
    representative,
    schools,
    `id,students_with_disabilities,students_with_deafblindness\n${arbol.id},9,1`,
  )
  expect(few.rows[0]).toMatchObject({
    before: { students_with_disabilities: 20, students_with_deafblindness: '<5' },
    after: { students_with_disabilities: 9, students_with_deafblindness: 1 },
  })
  expect(answer.rows[1]).toMatchObject({
    deed: 'refuse',
    errors: { students_with_disabilities: [{ code: 'more_than_whole' }] },
  })
})

test('a name that differs only in capitals and accents is that of the existing school, and stays unchanged', async () => {
  const { coordinator, cusco, arbol } = here()
  const before = await schoolsIn(cusco.id)
  const file = `name,region,management,type_of_school,students\nARBOL VERDE,Cusco,,,77\nÑandú,Cusco,public,regular,\nNANDU,Cusco,public,regular,`
  const answer = await examine(coordinator, schools, file)
  expect(answer.rows.map(({ deed: action, errors }) => [action, errors['name']?.[0]?.code])).toEqual([
    ['change', undefined],
    ['create', undefined],
    ['refuse', 'name_exists'],
  ])
  expect(answer.rows[0]).toMatchObject({
    before: { name: 'Árbol Verde' },
    after: { name: 'Árbol Verde', students: 77 },
  })
  expect(arbol.name).toBe('Árbol Verde')
  expect(await schoolsIn(cusco.id)).toBe(before)
})

test('where two schools differ only in accents, the exact name counts', async () => {
  const { administrator, cusco, vereda } = here()
  const { db } = vereda.database
  const one = await givenSchool(db, cusco.id, { name: 'Escuela Jose' })
  const other = await givenSchool(db, cusco.id, { name: 'Escuela José' })
  const answer = await examine(
    administrator,
    schools,
    `name,region,students\nescuela jose,Cusco,300\nEscuela José,Cusco,400`,
  )
  expect(
    answer.rows.map(({ deed: action, after }) => [action, after?.['name'], after?.['students']]),
  ).toEqual([
    ['change', 'Escuela Jose', 300],
    ['change', 'Escuela José', 400],
  ])
  expect(one.id).not.toBe(other.id)
})

test('names with different accents are of different schools, stored or in the same file', async () => {
  const { administrator, cusco, vereda } = here()
  await givenSchool(vereda.database.db, cusco.id, { name: 'Bình Thạnh' })
  const file = `name,region,management,type_of_school\nBình Thành,Cusco,public,regular\nPhú Hòa,Cusco,public,regular\nPhú Hoa,Cusco,public,regular\nPhu Hoa,Cusco,public,regular`
  const answer = await examine(administrator, schools, file)
  expect(answer.rows.map(({ deed: action }) => action)).toEqual(['create', 'create', 'create', 'refuse'])
})

test('a school twice in one file, and a name taken by another, are refused', async () => {
  const { administrator, zorro } = here()
  const answer = await examine(
    administrator,
    schools,
    `id,name,region,management,type_of_school\n,Doble,Cusco,public,regular\n, DOBLE ,Cusco,public,regular\n${zorro.id},Árbol Verde,,,`,
  )
  expect(answer.rows.map(({ deed: action, errors }) => [action, errors['name']?.[0]?.code])).toEqual([
    ['create', undefined],
    ['refuse', 'name_exists'],
    ['refuse', 'name_exists'],
  ])
})

test('a workbook is read as it was made in any language', async () => {
  const { coordinator } = here()
  const parts: Uint8Array[] = []
  const sheet = writeSheet('xlsx', {
    name: 'Trường',
    headings: ['Tên', 'Vùng', 'Loại hình quản lý', 'Loại trường', 'Học sinh', 'Ngày thống kê'],
    rows: [['Hoa Sen', 'Cusco', 'Công lập', 'Trường chuyên biệt', '1.250', { day: '2026-02-01' }]],
  })
  for await (const part of sheet) parts.push(part)
  const answer = await examine(coordinator, schools, Buffer.concat(parts), 'trường.xlsx')
  expect(answer.rows[0]).toMatchObject({
    deed: 'create',
    after: { management: 'public', type_of_school: 'special', students: 1250, counted_on: '2026-02-01' },
  })
})

test('an unknown region is answered with the nearest names in scope', async () => {
  const { administrator, coordinator } = here()
  const file = `${header}\nUna,Cuzco,public,regular,,1,`
  const nearOf = async (as: typeof coordinator) =>
    (await examine(as, schools, file)).rows[0]?.errors['region']?.[0]?.near
  const all = (await nearOf(administrator)) ?? []
  expect(all[0]).toBe('Cusco')
  expect(all.length).toBeGreaterThan(1)
  expect(await nearOf(coordinator)).toEqual(['Cusco'])
})
