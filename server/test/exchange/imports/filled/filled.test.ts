import { noteCalls } from 'contract/evaluation/notes'
import { resultCalls } from 'contract/evaluation/results'
import { afterAll, expect, test } from 'vitest'
import { textMark } from '../../../../src/platform/audit/queries.ts'
import { auditOf } from '../../../given/answers.ts'
import { fillIn, givenFilling, rowOf } from './filling.ts'

const { vereda, here, newLine, sheetOf, bring, applied, answersOf, notesOf, answerAll } = await givenFilling()
afterAll(() => vereda.close())
const { teacher, colleague, instrument } = here
const first = instrument.indicators[0]?.code ?? ''
const withNa = instrument.indicators.find(({ scale, na_allowed }) => scale === 1 && na_allowed)?.code ?? ''
const option = (code: string, scale: number) =>
  instrument.options.find((each) => each.code === code && (each.scale ?? scale) === scale)?.id ?? 0
const indicator = (code: string) => instrument.indicators.find((each) => each.code === code)

test('each row has the value before and the planned one as text, and is applied with its audit', async () => {
  const { line } = await newLine()
  await answerAll(line, 'C')
  await vereda.ask(noteCalls.create, teacher, {
    body: { evaluation_line: line, indicator: indicator(first)?.id ?? 0, text: 'We began.' },
  })
  const sheet = await sheetOf(teacher, line)
  expect(await rowOf(sheet, first)).toMatchObject({
    option: expect.stringMatching(/^C · \w+/),
    note: 'We began.',
  })
  const filled = await fillIn(sheet, {
    [first]: { option: 'd', note: 'We went on.' },
    [withNa]: { option: 'NA', na_reason: '=Nobody of this group' },
  })
  const seen = await bring(teacher, line, filled)
  expect(seen).toMatchObject({ subject: 'sheet', created: 0, changed: 2, refused: 0, ignored: [] })
  const [one, other] = seen.rows.filter(({ deed: action }) => action === 'change')
  expect(one?.before).toMatchObject({ option: expect.stringMatching(/^C · /), note: 'We began.' })
  expect(one?.after).toMatchObject({ option: expect.stringMatching(/^D · /), note: 'We went on.' })
  expect(other?.after).toMatchObject({ option: 'NA · Not applicable', na_reason: '=Nobody of this group' })
  expect(await applied(teacher, seen.id)).toMatchObject({ status: 'done', created: 0, changed: 2 })
  const now = (await answersOf(line)).find((answer) => answer.indicator === first)
  expect(now).toMatchObject({ code: 'D', version: 2 })
  expect(await auditOf(vereda.database.db, 'result', now?.id ?? 0)).toMatchObject([
    {
      deed: 'result.change',
      actor_id: teacher.id,
      old: { indicator: indicator(first)?.id, option: 'C' },
      new: { indicator: indicator(first)?.id, option: 'D' },
    },
  ])
  const [note] = await notesOf(line)
  expect(note).toMatchObject({ text: 'We went on.', version: 2 })
  const { db } = vereda.database
  const id = note?.id ?? 0
  expect((await auditOf(db, 'note', id)).map(({ deed: action, old }) => [action, old])).toEqual([
    ['note.create', null],
    ['note.change', { text: await textMark(db, { type: 'note', id }, 'We began.') }],
  ])
})

test('unchanged cells change nothing, although others answered since', async () => {
  const { line } = await newLine()
  await answerAll(line, 'C')
  const sheet = await sheetOf(teacher, line)
  const [answer] = await answersOf(line)
  await vereda.ask(resultCalls.change, colleague, {
    parameters: { id: answer?.id ?? 0 },
    body: { option: option('F', indicator(first)?.scale ?? 1) },
  })
  const seen = await bring(teacher, line, sheet)
  expect(seen).toMatchObject({ created: 0, changed: 0, refused: 0 })
  expect((await answersOf(line))[0]).toMatchObject({ code: 'F' })
})

test('another person’s note stays; one’s own is added', async () => {
  const { line } = await newLine()
  const id = indicator(first)?.id ?? 0
  await vereda.ask(noteCalls.create, colleague, {
    body: { evaluation_line: line, indicator: id, text: 'Of a colleague' },
  })
  const sheet = await sheetOf(teacher, line)
  expect((await rowOf(sheet, first)).note).toBeNull()
  const seen = await bring(teacher, line, await fillIn(sheet, { [first]: { note: 'Mine' } }))
  await applied(teacher, seen.id)
  expect((await notesOf(line)).map(({ text, author_id }) => [text, author_id])).toEqual([
    ['Of a colleague', colleague.id],
    ['Mine', teacher.id],
  ])
})

test('a reason alone changes the reason of what is not applicable', async () => {
  const { line } = await newLine()
  const sheet = await sheetOf(teacher, line)
  await applied(
    teacher,
    (await bring(teacher, line, await fillIn(sheet, { [withNa]: { option: 'NA', na_reason: 'Old' } }))).id,
  )
  const again = await fillIn(await sheetOf(teacher, line), { [withNa]: { na_reason: 'New' } })
  const seen = await bring(teacher, line, again)
  expect(seen.rows.filter(({ deed: action }) => action === 'change')).toMatchObject([
    { before: { na_reason: 'Old' }, after: { na_reason: 'New' } },
  ])
  await applied(teacher, seen.id)
  expect((await answersOf(line)).map(({ code, na_reason }) => [code, na_reason])).toEqual([['NA', 'New']])
})

test('a sheet without a line fits any line with its instrument, and can be imported as CSV too', async () => {
  const { line } = await newLine()
  const mark = `vereda1:1:-:${first}:-:-:-`
  const csv = `Marca (no la cambie);Indicador;Opción;Por qué no aplica;Su nota\n${mark};x;B · algo;;"Una\nnota"\n`
  const seen = await bring(teacher, line, csv, 'hoja.csv')
  expect(seen).toMatchObject({ created: 1, refused: 0 })
  await applied(teacher, seen.id)
  expect(await answersOf(line)).toMatchObject([{ indicator: first, code: 'B' }])
  expect(await notesOf(line)).toMatchObject([{ text: 'Una\nnota' }])
})
