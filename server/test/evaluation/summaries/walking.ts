import { evaluationCalls } from 'contract/evaluation/evaluations'
import { fileCalls } from 'contract/evaluation/files'
import { lineCalls } from 'contract/evaluation/lines'
import { actionPlanCalls } from 'contract/evaluation/plan/action-plans'
import { resultCalls } from 'contract/evaluation/results'
import type { OptionCode } from 'contract/instrument/instruments'
import { regionCalls } from 'contract/places/regions'
import { schoolCalls } from 'contract/places/schools'
import { sql } from 'kysely'
import { givenAnswers, givenEvidence, thisYear } from '../../given/lines.ts'
import type { Someone } from '../../given/people.ts'
import type { SmallInstrument } from '../../given/small-instrument.ts'
import type { Vereda } from '../../vereda.ts'
import { formOf } from '../files/house.ts'

/** What a walk needs: a listening server, who walks, two instruments, two regions and their countries. */
export type Ground = {
  vereda: Vereda
  base: string
  who: Someone
  /** Fills lines with evidence: one person may add only so many files a day. */
  colleague: number
  instruments: SmallInstrument[]
  regions: number[]
  countries: number[]
}

export const codes: OptionCode[] = ['NA', 'NE', 'A', 'B', 'C', 'D', 'E', 'F', 'G']
export const actions = [
  'answer',
  'unanswer',
  'fill',
  'upload',
  'take away',
  'weigh',
  'aim',
  'give up',
  'submit',
  'return',
  'review',
  'close',
  'open',
  'year',
  'move',
  'move region',
  'change school',
  'delete evaluation',
  'begin',
] as const
export type Move = { action: (typeof actions)[number]; at: number; code: OptionCode }

type Summary = {
  school: number
  evaluation: number
  line: number
  instrument: SmallInstrument
  plan: number
}

const uploadTexts = async ({ base, who }: Ground, line: number, category: number, stage: number) => {
  const answer = await fetch(`${base}${fileCalls.create.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${who.token}` },
    body: formOf(
      { evaluation_line: line, category, stage, description: 'Words' },
      'words.txt',
      'What we saw',
    ),
  })
  return { status: answer.status }
}

/** The evaluation that was touched last in the school, with its last line. */
const summaryNow = async ({ vereda, instruments }: Ground, school: number): Promise<Summary | null> => {
  const { rows } = await sql<{ evaluation: number; line: number; instrument: number; plan: number }>`
    select e.id as evaluation, l.id as line, e.instrument_id as instrument, p.id as plan
    from evaluations e join lines l on l.evaluation_id = e.id join action_plans p on p.line_id = l.id
    where e.school_id = ${school} order by l.id desc limit 1`.execute(vereda.database.db)
  const [row] = rows
  const instrument = instruments.find(({ id }) => id === row?.instrument)
  return row && instrument ? { school, ...row, instrument } : null
}

const idOf = async (
  { vereda }: Ground,
  table: 'results' | 'files' | 'goals',
  column: string,
  of: number,
  at: number,
) => {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where ${sql.ref(column)} = ${of}
      ${table === 'files' ? sql`and deleted_at is null` : sql``} order by id`.execute(vereda.database.db)
  return rows[at % Math.max(1, rows.length)]?.id ?? 999_999
}

/** Does it, or tries to; the status that was answered. */
export const take = async (ground: Ground, school: number, { action, at, code }: Move): Promise<number> => {
  const { vereda, who, colleague, instruments, regions, countries } = ground
  const { ask } = vereda
  const { db } = vereda.database
  const instrument = instruments[at % 2] as SmallInstrument
  if (action === 'begin') {
    const body = { school, instrument: instrument.id, year: thisYear - 1 }
    return (await ask(evaluationCalls.create, who, { body })).status
  }
  if (action === 'move') {
    const body = { region: regions[at % 2] as number }
    return (await ask(schoolCalls.change, who, { parameters: { id: school }, body })).status
  }
  if (action === 'move region') {
    const question = {
      parameters: { id: regions[0] as number },
      body: { country: countries[at % 2] as number },
    }
    return (await ask(regionCalls.change, who, question)).status
  }
  if (action === 'change school') {
    const body =
      at % 2 ? { management: 'private' as const } : { type_of_school: 'special' as const, students: at + 100 }
    return (await ask(schoolCalls.change, who, { parameters: { id: school }, body })).status
  }
  const now = await summaryNow(ground, school)
  if (!now) return 0
  const on = { parameters: { id: now.line } }
  const indicators = now.instrument.indicators
  const indicator = indicators[at % indicators.length]
  const category = now.instrument.categories[at % 7] ?? 0
  const scores = now.instrument.categories.map((each, place) => ({
    category: each,
    score: place === at % 7 ? 40 : 10,
  }))
  const { status } = await {
    answer: () =>
      ask(resultCalls.create, who, {
        body: {
          evaluation_line: now.line,
          indicator: indicator?.id ?? 0,
          option: now.instrument.option(code, indicator?.scale),
          na_reason: 'None here',
        },
      }),
    unanswer: async () =>
      ask(resultCalls.remove, who, {
        parameters: { id: await idOf(ground, 'results', 'line_id', now.line, at) },
      }),
    fill: async () => {
      const { status: of } = await db
        .selectFrom('lines')
        .select('status')
        .where('id', '=', now.line)
        .executeTakeFirstOrThrow()
      if (of !== 'OPEN') return { status: 409 }
      await sql`delete from files where line_id = ${now.line}`.execute(db)
      await givenEvidence(db, now.line, colleague)
      await givenAnswers(db, now.line, who.id, code === 'NA' ? 'E' : code)
      return { status: 200 }
    },
    upload: () => uploadTexts(ground, now.line, category, 1 + (at % 3)),
    'take away': async () =>
      ask(fileCalls.remove, who, {
        parameters: { id: await idOf(ground, 'files', 'line_id', now.line, at) },
      }),
    weigh: () => ask(evaluationCalls.weigh, who, { body: { evaluation_line: now.line, scores } }),
    aim: () =>
      ask(actionPlanCalls.addGoal, who, {
        parameters: { plan: now.plan },
        body: { title: 'Everybody reads', category },
      }),
    'give up': async () =>
      ask(actionPlanCalls.removeGoal, who, {
        parameters: { plan: now.plan, goal: await idOf(ground, 'goals', 'plan_id', now.plan, at) },
      }),
    submit: () => ask(lineCalls.submit, who, on),
    return: () => ask(lineCalls.return, who, { ...on, body: { messages: [{ text: 'Look again' }] } }),
    review: () => ask(lineCalls.review, who, { ...on, body: {} }),
    close: () => ask(lineCalls.open, who, { ...on, body: { status: 'CLOSED', evaluation: now.evaluation } }),
    open: () =>
      ask(lineCalls.open, who, {
        ...on,
        body: { status: 'OPEN', evaluation: now.evaluation, year: thisYear },
      }),
    year: () => ask(lineCalls.changeYear, who, { ...on, body: { year: thisYear - (at % 2) } }),
    'delete evaluation': () => ask(evaluationCalls.remove, who, { parameters: { id: now.evaluation } }),
  }[action]()
  return status
}
