import { schoolFields } from 'contract/places/school-fields'
import { namesOf, writtenNames } from 'contract/platform/fields'
import { isOneOf } from 'contract/platform/typed'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from '../../../src/exchange/spreadsheets/parse.ts'
import { codedFields, listTexts } from '../../../src/exchange/spreadsheets/texts.ts'
import { working } from '../../platform/working.ts'
import { asking } from './asking.ts'
import { givenPlaces } from './places.ts'

const here = givenPlaces()
afterAll(() => here().vereda.close())
const { create, read, change } = asking(here)
const { fileOf, lookAt: dryRunOf, applied } = working(() => here().vereda)

const names = writtenNames(schoolFields)
type Name = (typeof names)[number]
const numbers: Partial<Record<Name, [number, number]>> = {
  students: [100, 101],
  students_with_disabilities: [50, 51],
}

/** Two values of each field, which every other field goes with. */
const valuesOf = (name: Name): [unknown, unknown] => {
  const field = schoolFields[name]
  switch (field.kind) {
    case 'text':
      return [`First ${name}`, `Second ${name}`]
    case 'choice':
      return [field.codes[0], field.codes[1]]
    case 'choices':
      return [[field.codes[0]], [field.codes[1]]]
    case 'count':
      return numbers[name] ?? [7, 8]
    case 'day':
      return ['2025-03-31', '2026-03-31']
    case 'place':
      return [here().cusco.id, here().ancash.id]
  }
}

const placeNamed = (id: unknown): string => (id === here().cusco.id ? 'Cusco' : 'Áncash')

/** As an answer says it. */
const answered = (name: Name, value: unknown) =>
  schoolFields[name].kind === 'place' ? { id: value, name: placeNamed(value) } : value

/** As a file says it. */
const inFile = (name: Name, value: unknown): unknown => {
  if (schoolFields[name].kind === 'place') return placeNamed(value)
  if (schoolFields[name].kind === 'count') return String(value)
  const codes: Record<string, string> = isOneOf(codedFields, name) ? listTexts('en')[name] : {}
  return [value]
    .flat()
    .map((each) => codes[String(each)] ?? each)
    .join('; ')
}

let id = 0
beforeAll(async () => {
  const body = Object.fromEntries(names.map((name) => [name, valuesOf(name)[0]]))
  const answer = await create(here().administrator, body)
  if (answer.status !== 201) throw new Error('The school was not made')
  id = answer.body.id
})

const limits = { rows: 1000, columns: 100, characters: 10_000 }
const exportedRows = async () => {
  const { bytes } = await fileOf(here().administrator, '/api/school/')
  const rows: unknown[][] = []
  for await (const { cells } of parse(new Uint8Array(bytes), 'csv', limits)) rows.push(cells)
  return rows
}

/** The rows of a list, as they leave the server. */
const answerOf = async <Row>(url: string) => {
  const { vereda, administrator } = here()
  const headers = { authorization: `Bearer ${administrator.token}` }
  return (await vereda.app.inject({ url, headers })).json<{ results: Row[] }>().results
}

test.each(names)(
  '%s of a school is created, listed, changed, told in its history, exported and imported',
  async (name) => {
    const { administrator } = here()
    const [first, second] = valuesOf(name)
    expect((await read(administrator, id)).body[name]).toEqual(answered(name, first))

    const changed = await change(administrator, id, { [name]: second })
    expect([changed.status, changed.body[name]]).toEqual([200, answered(name, second)])
    const list = await answerOf<{ id: number }>('/api/school/')
    expect(list.find((row) => row.id === id)).toMatchObject({ [name]: answered(name, second) })

    const history = await answerOf<{ old: unknown; new: unknown }>(
      `/api/history/?object_type=school&object_id=${id}`,
    )
    const [newest] = history
    const isAudited = !isOneOf(namesOf(schoolFields, { isNotAudited: true }), name)
    expect([newest?.old, newest?.new]).toEqual(isAudited ? [{ [name]: first }, { [name]: second }] : [{}, {}])

    const [headings = [], ...exported] = await exportedRows()
    const column = headings.indexOf(listTexts('en').headings[name])
    expect(exported.find(([number]) => String(number) === String(id))?.[column]).toEqual(inFile(name, second))

    const file = `id,${name}\n${id},${String(inFile(name, first))}`
    const dryRun = await dryRunOf(administrator, 'schools', file)
    expect(dryRun.rows[0]).toMatchObject({ deed: 'change', after: { [name]: answered(name, first) } })
    expect(await applied(administrator, dryRun.id)).toMatchObject({ status: 'done', changed: 1 })
    expect((await read(administrator, id)).body[name]).toEqual(answered(name, first))
  },
)
