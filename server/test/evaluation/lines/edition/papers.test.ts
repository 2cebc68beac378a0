import type { Actor } from 'contract/access/scope'
import { expect, test } from 'vitest'
import { documentOfEvaluation } from '../../../../src/exchange/documents/evaluation/evaluation-document.ts'
import { textOfDocument } from '../../../exchange/documents/reading/reading.ts'
import { exportedFrom } from '../../../exchange/exports/exported.ts'
import { givenVereda } from '../../../vereda.ts'
import { givenEditions } from './given-editions.ts'

const vereda = await givenVereda()
const place = await givenEditions(vereda)
const { db, teacher } = place
const { workbookOf } = exportedFrom(() => vereda)

test('papers and tables say which question moved words were written about', async () => {
  const line = await place.openLine()
  await place.note(line.id, '3.1.1', 'We asked two families')
  await place.comment(line.id, '3.1.1', 'Which ones?')
  await place.note(line.id, '1.1.3', 'About the same question')
  await place.answer(line.id, '3.1.1', 'F')
  await place.answer(line.id, '2.1.1', 'B')
  await place.move(line.id)

  const actor: Actor = { id: teacher.id, role: teacher.role, is_superuser: false, areas: [line.school] }
  const nothing = { get: () => Promise.reject(new Error('No file is asked for')) }
  const document = await documentOfEvaluation(nothing)({
    db,
    actor,
    language: 'en',
    variant: 'standard',
    id: line.evaluation,
    line: line.id,
  })
  const text = [textOfDocument(document)].flat().join('\n')
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
  expect(rows('Answered before').map((row) => [row[about], row.Option])).toEqual([
    ['2.1.1', 'B'],
    ['3.1.1', 'F'],
  ])
  const answer = rows('Answers').find((row) => row.Indicator === '2.1.9')
  expect(answer?.Notes).toContain(`${about} 3.1.1: We asked two families`)
})
