import { resultCalls } from 'contract/evaluation/results'
import { afterAll, expect, test } from 'vitest'
import { setStatus } from '../../../given/answers.ts'
import { givenEvaluation } from '../../../given/lines.ts'
import { givenInstrument } from '../../../given/places.ts'
import { fillIn, givenFilling } from './filling.ts'

const { vereda, here, newLine, sheetOf, bring, bringToNone, send, apply, answersOf, exported } =
  await givenFilling()
const { db } = vereda.database
afterAll(() => vereda.close())
const { teacher, stranger, newcomer, administrator, instrument } = here
const ofScale = (scale: number, na: boolean) =>
  instrument.indicators
    .filter((each) => each.scale === scale && each.na_allowed === na)
    .map(({ code }) => code)
const [plain = '', second = '', third = '', fourth = '', fifth = ''] = ofScale(1, false)
const [withNa = ''] = ofScale(1, true)

test('what a single answer may not be is refused row by row, with the same codes, and nothing is written', async () => {
  const { line } = await newLine()
  const sheet = await fillIn(await sheetOf(teacher, line), {
    [plain]: { option: 'NA', na_reason: 'Because' },
    [withNa]: { option: 'NA' },
    [second]: { option: 'Z · last' },
    [third]: { option: 'B', na_reason: 'A reason without NA' },
    [fourth]: { note: 'x'.repeat(5001) },
    [fifth]: { na_reason: 'Only a reason' },
  })
  const seen = await bring(teacher, line, sheet)
  expect(seen).toMatchObject({ created: 0, changed: 0, refused: 6 })
  const codes = Object.fromEntries(
    seen.rows
      .filter(({ deed: action }) => action === 'refuse')
      .map(({ after, errors }) => [
        String(after?.name).split(' ')[0],
        Object.entries(errors).map(([field, [fault]]) => `${field} ${fault?.code}`),
      ]),
  )
  expect(codes).toEqual({
    [plain]: ['option na_not_allowed'],
    [withNa]: ['na_reason required'],
    [second]: ['option does_not_exist'],
    [third]: ['na_reason validation_error'],
    [fourth]: ['note max_length'],
    [fifth]: ['option required'],
  })
  expect(await apply(teacher, seen.id)).toMatchObject({ status: 409, body: { code: 'rows_refused' } })
  expect(await answersOf(line)).toEqual([])
})

test('a repeated row, a row without its mark and a changed mark are refused', async () => {
  const { line } = await newLine()
  const mark = `vereda1:1:${line}:${plain}:-:-:-`
  const rows = [`${mark},A`, `${mark},B`, `,C`, `vereda1:1:${line}:9.9.9:-:-:-,A`, 'vereda1:x,A']
  const seen = await bring(teacher, line, `mark,option\n${rows.join('\n')}\n`, 'sheet.csv')
  expect(seen.rows.map(({ row, deed: action, errors }) => [row, action, errors['mark']?.[0]?.code])).toEqual([
    [2, 'create', undefined],
    [3, 'refuse', 'result_exists'],
    [4, 'refuse', 'required'],
    [5, 'refuse', 'indicator_not_found'],
    [6, 'refuse', 'validation_error'],
  ])
})

test('a sheet of another line, or of another edition, is refused whole; one without marks too', async () => {
  const { line: before } = await newLine()
  const sheet = await sheetOf(teacher, before)
  const { line } = await newLine()
  expect(await bringToNone(teacher, line, sheet)).toMatchObject({ code: 'sheet_of_other_line' })
  const edition = await givenInstrument(db, 77)
  await db.updateTable('lines').set({ status: 'CLOSED' }).execute()
  const other = await givenEvaluation(vereda, here.coordinator, here.school.id, edition.id)
  const blank = await sheetOf(teacher, null)
  expect(await bringToNone(teacher, other.line, blank)).toMatchObject({ code: 'sheet_of_other_instrument' })
  const unmarked = await bringToNone(teacher, other.line, 'Indicator,Option\nOne,A\n', 'sheet.csv')
  expect(unmarked).toMatchObject({ code: 'required', errors: { mark: [{ code: 'required' }] } })
})

test('only who may answer the line imports a sheet, while it is open; others get no details', async () => {
  const { line } = await newLine()
  const sheet = await sheetOf(teacher, line)
  const bringAs = async (person: typeof teacher, to: number) => {
    const { status, body } = await send(
      person,
      { kind: 'sheet', evaluation_line: String(to) },
      's.xlsx',
      sheet,
    )
    return [status, body.code]
  }
  expect(await bringAs(stranger, line)).toEqual([403, 'permission_denied'])
  expect(await bringAs(newcomer, line)).toEqual([403, 'permission_denied'])
  expect(await bringAs(stranger, 987_654)).toEqual([403, 'permission_denied'])
  expect(await bringAs(administrator, 987_654)).toEqual([409, 'line_not_open'])
  expect((await send(teacher, { kind: 'sheet' }, 's.xlsx', sheet)).body).toMatchObject({
    code: 'required',
    errors: { evaluation_line: [{ code: 'required' }] },
  })
  expect((await send(teacher, { kind: 'schools' }, 's.csv', 'name\nx')).status).toBe(403)
  const seen = await bring(teacher, line, await fillIn(sheet, { [plain]: { option: 'B' } }))
  await setStatus(db, line, 'IN REVIEW')
  expect(await bringAs(teacher, line)).toEqual([409, 'cycle_not_open'])
  expect(await apply(teacher, seen.id)).toMatchObject({ status: 409, body: { code: 'cycle_not_open' } })
  expect(await answersOf(line)).toEqual([])
})

test('an answer or note since the dry run stops applying it', async () => {
  const { line } = await newLine()
  const sheet = await sheetOf(teacher, line)
  const check = () =>
    fillIn(sheet, { [plain]: { option: 'B' }, [second]: { note: 'Mine' } }).then((filled) =>
      bring(teacher, line, filled),
    )
  const seen = await check()
  const indicator = instrument.indicators.find(({ code }) => code === plain)?.id ?? 0
  const option = instrument.options.find(({ code, scale }) => code === 'D' && scale === 1)?.id ?? 0
  await vereda.ask(resultCalls.create, teacher, { body: { evaluation_line: line, indicator, option } })
  expect(await apply(teacher, seen.id)).toMatchObject({ status: 409, body: { code: 'data_changed' } })
  const again = await check()
  expect(again).toMatchObject({ created: 1, changed: 1 })
  const note = instrument.indicators.find(({ code }) => code === second)?.id ?? 0
  await db
    .insertInto('notes')
    .values({ line_id: line, indicator_id: note, text: 'Typed meanwhile', author_id: teacher.id })
    .execute()
  expect(await apply(teacher, again.id)).toMatchObject({ status: 409, body: { code: 'data_changed' } })
  expect((await answersOf(line)).map(({ code }) => code)).toEqual(['D'])
})

test('there is no sheet of a line out of scope, nor of a line with another instrument', async () => {
  const { line } = await newLine()
  const request = { subject: 'instrument', id: instrument.id, format: 'xlsx', query: `line=${line}` }
  expect((await exported(stranger, request)).status).toBe(403)
  expect((await exported(administrator, { ...request, id: instrument.id + 1000 })).status).toBe(400)
  expect((await exported(stranger, { ...request, query: undefined })).status).toBe(202)
})
