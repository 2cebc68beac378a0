import { evaluationCalls } from 'contract/evaluation/evaluations'
import { historyCalls } from 'contract/insight/history'
import { expect, test } from 'vitest'
import type { Someone } from '../../../given/people.ts'
import { refusalOf } from '../../../said.ts'
import { givenVereda } from '../../../vereda.ts'
import { givenEditions } from './given-editions.ts'

const vereda = await givenVereda()
const place = await givenEditions(vereda)
const { teacher, coordinator, stranger } = place
const at = (id: number) => ({ parameters: { id } })

test('an answer that was put aside keeps its history, for who may see the line', async () => {
  const line = await place.openLine()
  const { body: answer } = await place.answer(line.id, '1.1.2', 'NA')
  await place.move(line.id)
  const history = (as: Someone) =>
    vereda.ask(historyCalls.history, as, { query: { object_type: 'result', object_id: String(answer.id) } })
  const { body } = await history(teacher)
  expect(body.results.map(({ deed, by }) => [deed, by?.id])).toEqual([
    ['result.delete', coordinator.id],
    ['result.create', teacher.id],
  ])
  expect(JSON.stringify(body)).not.toContain('Nobody here')
  expect(refusalOf(await history(stranger))).toEqual([404, 'not_found'])
})

test('a link to an evaluation that a line was moved from leads to the new one, for who may see it there', async () => {
  const { base, line } = await place.openSecondLine()
  const { body: moved } = await place.move(line)
  const follow = (as: Someone, named = line) =>
    vereda.ask(evaluationCalls.read, as, {
      ...at(base.evaluation),
      query: { evaluation_line_id: String(named) },
    })
  for (const reader of [teacher, coordinator]) {
    const answer = await follow(reader)
    expect(refusalOf(answer)).toEqual([404, 'not_found'])
    expect(answer.body).toMatchObject({ moved_to: moved.evaluation })
  }
  const foreign = await follow(stranger)
  expect(refusalOf(foreign)).toEqual([404, 'not_found'])
  expect(foreign.body).not.toHaveProperty('moved_to')
  // a line that never moved is of its own evaluation alone
  const other = await place.openLine()
  expect((await follow(coordinator, other.id)).body).not.toHaveProperty('moved_to')
})
