import { noteCalls } from 'contract/evaluation/notes'
import { resultCalls } from 'contract/evaluation/results'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenRound } from '../../../calls/given-round.ts'
import { exportedFrom } from '../../../exchange/exports/exported.ts'
import { givenNextEdition } from '../../../given/next-edition.ts'
import { givenVereda } from '../../../vereda.ts'
import { givenEditions } from './given-editions.ts'

const vereda = await givenVereda()
const place = await givenEditions(vereda)
const { teacher } = place
await sql`
  update options set texts = jsonb_build_object('en', jsonb_build_object('label', 'Option ' || code))`.execute(
  vereda.database.db,
)
const { workbookOf } = exportedFrom(() => vereda)

test('documents and tables name the question that moved texts were written about', async () => {
  const line = await place.openLine()
  await place.note(line.id, '3.1.1', 'We asked two families')
  await place.comment(line.id, '3.1.1', 'Which ones?')
  await place.note(line.id, '1.1.3', 'About the same question')
  await place.answer(line.id, '3.1.1', 'F')
  await place.answer(line.id, '2.1.1', 'B')
  await place.move(line.id)

  const text = await place.documentOf(line)
  expect(text).toContain('Written about 3.1.1 of an edition before: We asked two families')
  expect(text).toContain('Written about 3.1.1 of an edition before: Which ones?')
  expect(text).not.toContain('edition before: About the same question')

  const sheets = await workbookOf(teacher, { subject: 'evaluation', id: line.evaluation })
  const rows = (name: string) => sheets.find((each) => each.name === name)?.rows ?? []
  const about = 'Written about (edition before)'
  expect(rows('Notes').map((row) => [row.Indicator, row[about], row.Text])).toEqual([
    ['2.1.9', '3.1.1', 'We asked two families'],
    ['1.1.3', null, 'About the same question'],
  ])
  expect(rows('Comments').map((row) => [row.Indicator, row[about]])).toEqual([['2.1.9', '3.1.1']])
  const before = rows('Answered before').map((row) => [row[about], row['Option in words'], row.Notes])
  expect(before).toEqual([
    ['2.1.1', 'Option B', null],
    ['3.1.1', 'Option F', expect.stringMatching(/: We asked two families$/)],
  ])
  const answer = rows('Answers').find((row) => row.Indicator === '2.1.9')
  expect(answer?.Notes).toContain(`${about} 3.1.1: We asked two families`)
})

/** An option of the second edition, of the scale of practice. */
const optionNow = async (code: string): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    select options.id from options join indicators on indicators.scale = options.scale
    where options.instrument_id = ${place.next} and options.code = ${code}
      and indicators.id = ${place.idNow('1.1.1')}`.execute(place.db)
  return rows[0]?.id ?? 0
}

test('the last part of the document has the answers of the edition before: question, option as text, note', async () => {
  const line = await place.openLine()
  const { body: note } = await place.note(line.id, '1.1.1', 'Seven of nine')
  const { body: rewritten } = await place.note(line.id, '1.1.1', 'Six of nine', place.colleague)
  await place.answer(line.id, '1.1.1', 'D')
  await place.answer(line.id, '1.1.2', 'NA')
  await place.answer(line.id, '1.1.3', 'E')
  const title = 'Answers of the former edition'
  expect(await place.documentOf(line)).not.toContain(title)
  await place.move(line.id)
  await sql`update notes set created_at = created_at - interval '1 hour', updated_at = updated_at - interval '1 hour'
    where id in (${note.id}, ${rewritten.id})`.execute(vereda.database.db)
  await vereda.ask(noteCalls.change, place.colleague, {
    parameters: { id: rewritten.id },
    body: { text: 'All nine now' },
    headers: { 'if-match': `"v${rewritten.version}"` },
  })
  await sql`update edition_moves set moved_at = moved_at - interval '1 minute'`.execute(vereda.database.db)

  const [now, former] = (await place.documentOf(line)).split(title)
  expect(former).toMatch(/1\.1\.1 .*\n?.*D\)[^]*Seven of nine/)
  expect(former).toMatch(/NA \(Option NA\)[^]*Nobody here for 1\.1\.2/)
  expect(former).not.toContain('1.1.3')
  // what somebody wrote for the question of now is no word about the answer from before
  expect(former).not.toContain('All nine now')
  expect(now).toContain('All nine now')
  expect(now).not.toContain('Option D')
})

test('former answers cannot be read while two people rate the domain, but afterwards', async () => {
  const line = await place.openLine()
  await place.answer(line.id, '1.1.1', 'D')
  await place.answer(line.id, '2.1.1', 'B')
  await place.move(line.id)
  const { rows } = await sql<{ category: number }>`
    select category_id as category from indicators where id = ${place.idNow('1.1.1')}`.execute(place.db)
  const round = await givenRound(place.db, {
    line: line.id,
    category: rows[0]?.category ?? 0,
    raters: [teacher, place.colleague],
    state: 'rated',
  })
  const codes = async () => (await place.former(line.id)).answers.map(({ code }) => code)
  expect(await codes()).toEqual(['2.1.1'])
  expect(await place.documentOf(line)).not.toContain('Option D')
  await sql`update rating_rounds set finished_at = now() where id = ${round}`.execute(place.db)
  expect(await codes()).toEqual(['1.1.1', '2.1.1'])
})

test('after two moves each part names its edition, and a note is with the answers of its own time', async () => {
  const third = await givenNextEdition(place.db, place.next)
  await sql`update indicators set link = 'reworded' where instrument_id = ${third} and code = '1.1.1'`.execute(
    place.db,
  )
  const line = await place.openLine()
  await place.note(line.id, '1.1.1', 'Of the first edition')
  await place.answer(line.id, '1.1.1', 'D')
  await sql`update notes set created_at = created_at - interval '2 hours', updated_at = updated_at - interval '2 hours'
    where line_id = ${line.id}`.execute(place.db)
  await place.move(line.id)
  await sql`update edition_moves set moved_at = moved_at - interval '1 hour' where line_id = ${line.id}`.execute(
    place.db,
  )
  const answered = await vereda.ask(resultCalls.create, teacher, {
    body: { evaluation_line: line.id, indicator: place.idNow('1.1.1'), option: await optionNow('E') },
  })
  expect(answered.status).toBe(201)
  await place.move(line.id, place.coordinator, third)
  const [, former = ''] = (await place.documentOf(line)).split('Answers of the former edition')
  const parts = former.split('This line was moved here from')
  expect(parts).toHaveLength(3)
  expect(parts[1]).toMatch(/Small instrument[^]*Option D[^]*Of the first edition/)
  expect(parts[2]).toMatch(/The next edition[^]*E \(/)
  expect(parts[2]).not.toContain('Of the first edition')
})
