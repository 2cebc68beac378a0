import { editionMoveCalls } from 'contract/evaluation/edition-moves'
import { noteCalls } from 'contract/evaluation/notes'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { givenNextEdition } from '../../../given/next-edition.ts'
import { fillIn, givenFilling } from './filling.ts'

const { vereda, here, newLine, sheetOf, bring, apply, applied, answersOf, notesOf } = await givenFilling()
const { db } = vereda.database
afterAll(() => vereda.close())
const { teacher, coordinator, instrument } = here
const next = await givenNextEdition(db, instrument.id)
await sql`update indicators set code = '1.1.9', link = 'new', links_from = '{}'
  where instrument_id = ${next} and code = '1.1.2'`.execute(db)
await sql`update instruments set enabled = true where id = ${next}`.execute(db)
const { edition } = await db
  .selectFrom('instruments')
  .where('id', '=', next)
  .select('edition')
  .executeTakeFirstOrThrow()
const move = (line: number) =>
  vereda.ask(editionMoveCalls.move, coordinator, { parameters: { id: line }, body: { instrument: next } })

test('a dry run from before its line moved is not applied to the new edition', async () => {
  const { line } = await newLine()
  const sheet = await fillIn(await sheetOf(teacher, line), {
    '1.1.1': { option: 'D' },
    '1.1.2': { option: 'C', note: 'Asked in the edition before' },
  })
  const seen = await bring(teacher, line, sheet)
  expect(seen).toMatchObject({ created: 2, refused: 0 })
  expect((await move(line)).status).toBe(200)
  expect(await apply(teacher, seen.id)).toMatchObject({ status: 409, body: { code: 'data_changed' } })
  expect([await answersOf(line), await notesOf(line)]).toEqual([[], []])
})

test('a note that was moved from another question is not overwritten by a sheet, and blocks none', async () => {
  const { line } = await newLine()
  const old = instrument.indicators.find(({ code }) => code === '1.1.2')?.id ?? 0
  await vereda.ask(noteCalls.create, teacher, {
    body: { evaluation_line: line, indicator: old, text: 'About the other question' },
  })
  await move(line)
  const seen = await bring(
    teacher,
    line,
    `mark,note\nvereda1:${edition}:${line}:1.1.1:-:-:-,Mine\n`,
    'sheet.csv',
  )
  expect(seen).toMatchObject({ created: 1, refused: 0 })
  await applied(teacher, seen.id)
  expect((await notesOf(line)).map(({ indicator, text }) => [indicator, text])).toEqual([
    ['1.1.1', 'About the other question'],
    ['1.1.1', 'Mine'],
  ])
})
