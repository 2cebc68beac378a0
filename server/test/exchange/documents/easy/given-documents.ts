import type { LineStatus } from 'contract/evaluation/lines'
import { actionPlanCalls } from 'contract/evaluation/plan/action-plans'
import { reportCalls } from 'contract/insight/reports'
import type { Language } from 'contract/platform/shapes'
import { sql } from 'kysely'
import { editionFolder } from '../../../../../instrument/editions.ts'
import { planDocument } from '../../../../src/exchange/documents/action-plan/plan-document.ts'
import type { Document, Variant } from '../../../../src/exchange/documents/document.ts'
import { documentOfInstrument } from '../../../../src/exchange/documents/instrument/instrument-document.ts'
import { reportDocument } from '../../../../src/exchange/documents/report-document.ts'
import { schoolDocument } from '../../../../src/exchange/documents/school/school-document.ts'
import { documentOfStatistics } from '../../../../src/exchange/exports/statistics/statistics-document.ts'
import { readEdition } from '../../../../src/instrument/instruments/editions/read-edition.ts'
import { loadInstruments } from '../../../../src/instrument/instruments/load-instruments.ts'
import { givenAnswers, givenEvaluatedSchool, givenEvaluation, thisYear } from '../../../given/lines.ts'
import { givenVereda } from '../../../vereda.ts'

/** A school with three lines of the second edition, a plan with three open actions, and a report of its region. */
export const givenEasyDocuments = async () => {
  const vereda = await givenVereda()
  const { db } = vereda.database
  const here = await givenEvaluatedSchool(db)
  await loadInstruments(db, readEdition(editionFolder(2)))
  const { coordinator, teacher, school, region, administrator } = here
  const { id: instrument } = await db
    .selectFrom('instruments')
    .where('edition', '=', 2)
    .select('id')
    .executeTakeFirstOrThrow()
  const evaluation = await givenEvaluation(vereda, coordinator, school.id, instrument, thisYear - 2)
  await givenAnswers(db, evaluation.line, teacher.id, 'B')
  await sql`update lines set status = 'CLOSED' where id = ${evaluation.line}`.execute(db)
  const givenNext = async (kind: number, status: LineStatus) => {
    const { id: line } = await db
      .insertInto('lines')
      .values({ evaluation_id: evaluation.id, kind, year: thisYear - 3 + kind, status })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('line_summaries').values({ line_id: line }).execute()
    const { id: plan } = await db
      .insertInto('action_plans')
      .values({ line_id: line })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { line, plan }
  }
  const second = await givenNext(2, 'CLOSED')
  await givenAnswers(db, second.line, teacher.id, 'C')
  const { line, plan } = await givenNext(3, 'OPEN')
  await givenAnswers(db, line, teacher.id, 'E')
  const { id: category } = await db
    .selectFrom('categories')
    .where('instrument_id', '=', instrument)
    .select('id')
    .orderBy('number')
    .limit(1)
    .executeTakeFirstOrThrow()
  for (const number of [1, 2, 3]) {
    const { body: goal } = await vereda.ask(actionPlanCalls.addGoal, coordinator, {
      parameters: { plan },
      body: { title: `Goal ${number}`, category },
    })
    await vereda.ask(actionPlanCalls.addAction, coordinator, {
      parameters: { goal: goal.id },
      body: {
        text: `Make calendars of touch and voice for each classroom of the school, step ${number} of three`,
        category: 2,
        deadline: `2030-0${number}-01`,
      },
    })
  }
  const { body: report } = await vereda.ask(reportCalls.writeForRegion, coordinator, {
    parameters: { id: region.id },
    body: {
      title: 'The river teaches',
      year: 2026,
      text: '## What we saw\n\nMore families decide.\n\n## What is next\n\nMore.',
    },
  })
  const actor = { id: administrator.id, role: 0 as const, is_superuser: true, areas: [] }
  const documentsOf = async (language: Language, variant: Variant): Promise<Record<string, Document>> => {
    const about = { db, actor, language, variant, line: undefined }
    return {
      results: await schoolDocument({ ...about, id: school.id, line }),
      plan: await planDocument({ ...about, id: plan }),
      report: await reportDocument({ ...about, id: report.id }),
      statistics: await documentOfStatistics({
        ...about,
        subject: 'statistics',
        format: 'pdf',
        query: `/api/statistics/?model=region`,
        id: undefined,
      }),
      instrument: await documentOfInstrument({ ...about, id: instrument }),
    }
  }
  return { vereda, documentsOf }
}
