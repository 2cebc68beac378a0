import { evaluationCalls } from 'contract/evaluation/evaluations'
import { fileCalls, fileQuotas } from 'contract/evaluation/files'
import { actionPlanCalls } from 'contract/evaluation/plan/action-plans'
import type { Proof } from 'contract/evaluation/plan/reported'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditOf, setStatus } from '../../../given/answers.ts'
import { asCoordinator, type Someone } from '../../../given/people.ts'
import { type AppContext, type Fields, formOf, givenFiles } from '../house.ts'
import { makePicture } from '../making/make-photo.ts'

let context: AppContext
let photo: Buffer
beforeAll(async () => {
  context = await givenFiles()
  photo = await makePicture(400, 300).jpeg().toBuffer()
})
afterAll(() => context.close())

const plannedAction = async () => {
  const { coordinator, category, line } = context
  const { body: goal } = await context.ask(actionPlanCalls.addGoal, coordinator, {
    parameters: { plan: line.plan },
    body: { title: 'Every room can be found', category },
  })
  const { body: action } = await context.ask(actionPlanCalls.addAction, coordinator, {
    parameters: { goal: goal.id },
    body: { text: 'Buy tactile labels', category: 2 },
  })
  return { goal: goal.id, action: action.id }
}
const shown: Fields = { description: 'A door with its label', consent: 'true' }

type Sent = { name?: string; fields?: Fields; by?: Someone }

const prove = (
  { goal, action }: { goal: number; action: number },
  content: Buffer | string = photo,
  { name = 'door.jpg', fields = shown, by = context.teacher }: Sent = {},
) => context.sendTo<Proof>(`/api/goals/${goal}/actions/${action}/files/`, formOf(fields, name, content), by)

test('a proof is read with its action, and is no evidence of the line', async () => {
  const named = await plannedAction()
  const { status, body: proof } = await prove(named)
  expect([status, proof]).toMatchObject([
    201,
    { kind: 'photo', description: 'A door with its label', evaluation_line: context.line.id },
  ])
  const reported = await context.ask(actionPlanCalls.reportAction, context.teacher, {
    parameters: named,
    body: { note: 'Twelve doors have labels' },
  })
  expect(reported.body.reported?.files).toEqual([proof])
  const { body } = await context.ask(evaluationCalls.read, context.teacher, {
    parameters: { id: context.line.evaluation },
  })
  expect(body.line.files).toEqual([])
  expect((await context.download(proof.id, context.coordinator)).status).toBe(200)
  const elsewhere = await asCoordinator(context.db, [context.otherSchool.region])
  expect((await context.download(proof.id, elsewhere)).status).toBe(404)
  expect((await auditOf(context.db, 'file', proof.id))[0]).toMatchObject({
    deed: 'file.create',
    new: { action: named.action, kind: 'photo' },
  })
})

test('a proof follows the rules of evidence', async () => {
  const named = await plannedAction()
  const refused = async (content: Buffer | string, sent: Sent) =>
    (await prove(named, content, sent)).body.code
  expect(await refused(photo, { fields: { description: 'A door' } })).toBe('consent_required')
  expect(await refused(photo, { fields: { consent: 'true' } })).toBe('required')
  expect(await refused('<svg xmlns="http://www.w3.org/2000/svg"/>', { name: 'door.svg' })).toBe(
    'unsupported_file_type',
  )
  const { status } = await prove(named, photo, {
    by: await asCoordinator(context.db, [context.otherSchool.region]),
  })
  expect(status).toBe(404)
})

test('an action has a limited number of files, and none is added or deleted once it is confirmed', async () => {
  const named = await plannedAction()
  for (let count = 0; count < fileQuotas.filesPerAction; count += 1)
    expect((await prove(named, `What was done, part ${count}`, { name: 'note.txt' })).status).toBe(201)
  expect((await prove(named, 'More', { name: 'note.txt' })).body.code).toBe('quota_exceeded')
  const { body } = await context.ask(actionPlanCalls.reportAction, context.teacher, {
    parameters: named,
    body: { note: 'Done' },
  })
  const [first, second] = body.reported?.files ?? []
  const remove = (id = 0) => context.ask(fileCalls.remove, context.teacher, { parameters: { id } })
  expect((await remove(first?.id)).status).toBe(200)
  await context.ask(actionPlanCalls.confirmAction, context.coordinator, { parameters: named })
  expect((await remove(second?.id)).status).toBe(403)
  expect((await prove(named, 'More', { name: 'note.txt' })).status).toBe(403)
})

test('the files of a deleted action are missing for everybody', async () => {
  const named = await plannedAction()
  const { body: proof } = await prove(named)
  await context.ask(actionPlanCalls.removeAction, context.coordinator, { parameters: named })
  expect((await context.download(proof.id)).status).toBe(404)
})

test('while a line is reviewed its plan still takes proofs, and a closed one takes none', async () => {
  const named = await plannedAction()
  await setStatus(context.db, context.line.id, 'VALIDATED')
  expect((await prove(named)).status).toBe(201)
  await setStatus(context.db, context.line.id, 'CLOSED')
  expect((await prove(named)).body.code).toBe('cycle_not_open')
})
