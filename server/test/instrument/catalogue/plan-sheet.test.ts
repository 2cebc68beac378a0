import { actionPlanCalls } from 'contract/evaluation/plan/action-plans'
import { catalogueCalls } from 'contract/instrument/catalogue'
import { readXlsx } from 'hucre/xlsx'
import { beforeEach, expect, test } from 'vitest'
import { unzipped } from '../../exchange/documents/reading/unzipped.ts'
import { givenEvaluated } from '../../exchange/exports/given-evaluated.ts'
import { asSuperuser } from '../../given/people.ts'
import { working } from '../../platform/working.ts'
import { givenVereda } from '../../vereda.ts'
import { catalogueOf } from './given-catalogue.ts'

const vereda = await givenVereda()
const { db } = vereda.database
const superuser = await asSuperuser(db)
const { list, textOf, correct } = catalogueOf(vereda, superuser)
const { made } = working(() => vereda)
const here = await givenEvaluated(vereda)
const title = 'plan-sheet.questions.1.title'

beforeEach(async () => {
  await db.deleteFrom('catalogue_corrections').execute()
})

test('the plan’s questions, kinds of actions, nine areas and ideas for evidence are at the desk next to their English', async () => {
  expect(await textOf(title)).toMatchObject({ area: 'plan', source: 'Strengths', released: 'Fortalezas' })
  const counts = await Promise.all(
    ['questions', 'categories', 'core_curriculum', 'evidence'].map(
      async (part) => (await list({ search: `plan-sheet.${part}.` })).body.count,
    ),
  )
  expect(counts).toEqual([14, 12, 18, 7 * 3 * 3])
})

test('a corrected question is in the plan as a document and as a workbook, and can be reset', async () => {
  const { body: plan } = await vereda.ask(actionPlanCalls.read, here.coordinator, {
    parameters: { id: here.evaluation },
  })
  const wanted = { subject: 'action_plan', id: plan.id, language: 'es' }
  const isIn = async (text: string) => {
    const file = await made(here.coordinator, { ...wanted, format: 'docx' })
    const document = (await unzipped(file.bytes)).parts.get('word/document.xml')
    const workbook = await made(here.coordinator, { ...wanted, format: 'xlsx' })
    const { sheets } = await readXlsx(new Uint8Array(workbook.bytes))
    return [document?.includes(text), sheets.some(({ rows }) => rows.flat().includes(text))]
  }
  await correct(title, 'Lo que ya va bien')
  expect(await isIn('Lo que ya va bien')).toEqual([true, true])
  await correct(title, null)
  expect(await isIn('Lo que ya va bien')).toEqual([false, false])
  expect(await isIn('Fortalezas')).toEqual([true, true])
})

test('the instrument’s document has a corrected idea for evidence and a corrected area, and devices get them', async () => {
  await correct('plan-sheet.evidence.1.1.document', 'Un perfil sin nombres')
  await correct('plan-sheet.core_curriculum.2.name', 'Moverse con seguridad')
  const { bytes } = await made(superuser, {
    subject: 'instrument',
    id: here.instrument.id,
    format: 'docx',
    language: 'es',
  })
  const document = (await unzipped(bytes)).parts.get('word/document.xml') ?? ''
  expect([document.includes('Un perfil sin nombres'), document.includes('Moverse con seguridad')]).toEqual([
    true,
    true,
  ])
  const { body } = await vereda.ask(catalogueCalls.shown, null, { query: { language: 'es' } })
  expect(Object.keys(body.texts)).toHaveLength(2)
})
