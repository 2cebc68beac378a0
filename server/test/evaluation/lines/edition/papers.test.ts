import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { exportedFrom } from '../../../exchange/exports/exported.ts'
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

test('papers and tables say which question moved words were written about', async () => {
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

test('the last part of the paper has what was answered in the edition before: question, option in words, note', async () => {
  const line = await place.openLine()
  await place.note(line.id, '1.1.1', 'Seven of nine')
  await place.answer(line.id, '1.1.1', 'D')
  await place.answer(line.id, '1.1.2', 'NA')
  await place.answer(line.id, '1.1.3', 'E')
  const title = 'Answers of the former edition'
  expect(await place.documentOf(line)).not.toContain(title)
  await place.move(line.id)
  await place.note(line.id, '1.1.3', 'Written since')

  const [now, former] = (await place.documentOf(line)).split(title)
  expect(former).toMatch(/1\.1\.1 .*\n?.*D\)[^]*Seven of nine/)
  expect(former).toMatch(/NA \(Option NA\)[^]*Nobody here for 1\.1\.2/)
  expect(former).not.toContain('1.1.3')
  expect(now).not.toContain('Option D')
})
