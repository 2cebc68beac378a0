import type { ProblemCode } from 'contract/platform/problems'
import { result, stage, step, type Trigger, twice } from './trying.ts'

/** What the life of a line does not allow. */
export const triggersOfLines: Partial<Record<ProblemCode, Trigger>> = {
  minimum_files_not_met: step('submit-for-review', 'OPEN'),
  results_missing: async ({ ask, world: { here, db } }) => {
    const { id } = await here.readyLine()
    await db.deleteFrom('results').where('line_id', '=', id).execute()
    return ask(`POST ${stage}/submit-for-review/`, { parameters: { id } })
  },
  line_not_open: step('submit-for-review', 'CLOSED'),
  cycle_not_open: result('IN REVIEW', () => ({})),
  line_not_in_review: step('review', 'OPEN', { messages: [] }),
  previous_line_not_closed: step('open', 'VALIDATED', {
    status: 'OPEN',
    evaluation: 'evaluation',
    year: 2026,
  }),
  no_line_to_close: step('open', 'CLOSED', { status: 'CLOSED', evaluation: 'evaluation' }),
  line_not_validated: step('open', 'OPEN', { status: 'CLOSED', evaluation: 'evaluation' }),
  line_closed: async ({ ask, world: { here } }) => {
    const { id } = await here.line('CLOSED')
    return ask('POST /api/note/', { body: { evaluation_line: id, text: 'Too late' } })
  },
  no_more_lines: async ({ ask, world: { here, db } }) => {
    const { id, evaluation } = await here.line('CLOSED')
    await db.updateTable('lines').set({ kind: 3 }).where('id', '=', id).execute()
    return ask(`POST ${stage}/open/`, {
      parameters: { id },
      body: { status: 'OPEN', evaluation, year: 2026 },
    })
  },
  evaluation_exists: ({ ask, world: { here } }) =>
    ask('POST /api/evaluation/', {
      body: { school: here.school, instrument: here.instrument.id, year: 2026 },
    }),
  answer_exists: twice(async ({ ask, world: { here } }) => {
    const { plan } = await here.line()
    return () => ask('POST /api/questions/', { body: { action_plan: plan, number: 1, answer: 'Yes' } })
  }),
  result_exists: twice(async ({ ask, world: { here } }) => {
    const { id } = await here.line()
    return () =>
      ask('POST /api/result/', {
        body: { evaluation_line: id, indicator: here.indicator, option: here.option },
      })
  }),
}
