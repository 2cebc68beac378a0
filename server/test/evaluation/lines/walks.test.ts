import { evaluationCalls } from 'contract/evaluation/evaluations'
import { lifeCycle } from 'contract/evaluation/life-cycle'
import { type LineStatus, lineCalls } from 'contract/evaluation/lines'
import { resultCalls } from 'contract/evaluation/results'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { auditOf } from '../../given/answers.ts'
import { givenEvaluatedSchool, givenReadyLine, thisYear } from '../../given/lines.ts'
import { givenSchool } from '../../given/places.ts'
import { givenVereda } from '../../vereda.ts'

const vereda = await givenVereda()
const { ask, database } = vereda
const { db } = database
const { region, instrument, coordinator, representative, administrator } = await givenEvaluatedSchool(db)
const clients = [coordinator, representative, administrator]

const actions = [
  'submit',
  'return',
  'review',
  'close',
  'open',
  'year',
  'weigh',
  'answer',
  'unanswer',
] as const
type Action = (typeof actions)[number]
type Move = { action: Action; client: number; line: number }

/** What a client was told: the deed that was done, and the line as it stood then. */
type Outcome = { action: Action; line: number; version?: number; status?: LineStatus }

const indicator = instrument.indicators[0]
const option = instrument.options.find(({ code, scale }) => code === 'D' && scale === indicator?.scale)
const points = instrument.categories.map(({ id }, place) => ({ category: id, score: place === 6 ? 100 : 0 }))

const take = async (evaluation: number, { action, client }: Move, line: number): Promise<Outcome | null> => {
  const who = clients[client] ?? coordinator
  const at = { parameters: { id: line } }
  const messages = [{ text: 'Look again' }]
  const next = { status: 'OPEN' as const, evaluation, year: thisYear }
  const answer = async () => {
    const body = { evaluation_line: line, indicator: indicator?.id ?? 0, option: option?.id ?? 0 }
    return (await ask(resultCalls.create, who, { body })).status === 201
  }
  const unanswer = async () => {
    const stored = await db
      .selectFrom('results')
      .select('id')
      .where('line_id', '=', line)
      .where('indicator_id', '=', indicator?.id ?? 0)
      .executeTakeFirst()
    return (await ask(resultCalls.remove, who, { parameters: { id: stored?.id ?? 999_999 } })).status === 200
  }
  if (action === 'answer' || action === 'unanswer') {
    await (action === 'answer' ? answer() : unanswer())
    return null
  }
  if (action === 'weigh') {
    const { status } = await ask(evaluationCalls.weigh, who, {
      body: { evaluation_line: line, scores: points },
    })
    return status === 200 ? { action, line } : null
  }
  if (action === 'year') {
    const { status, body } = await ask(lineCalls.changeYear, who, { ...at, body: { year: thisYear } })
    return status === 200 ? { action, line, version: body.version, status: body.status } : null
  }
  const { status, body } = await {
    submit: () => ask(lineCalls.submit, who, at),
    return: () => ask(lineCalls.return, who, { ...at, body: { messages } }),
    review: () => ask(lineCalls.review, who, { ...at, body: { messages } }),
    close: () => ask(lineCalls.open, who, { ...at, body: { status: 'CLOSED', evaluation } }),
    open: () => ask(lineCalls.open, who, { ...at, body: next }),
  }[action]()
  if (status >= 500) throw new Error(`${action}: ${status}`)
  return status < 300
    ? { action, line: body.line.id, version: body.line.version, status: body.line.status }
    : null
}

const linesOf = (evaluation: number) =>
  db
    .selectFrom('lines')
    .select(['id', 'kind', 'status', 'version'])
    .where('evaluation_id', '=', evaluation)
    .orderBy('kind')
    .execute()

/** All that was told of a line, in the order of its versions, is a walk through the life cycle. */
const assertLegal = (history: Outcome[]) => {
  const steps = history.filter((outcome) => outcome.version !== undefined)
  const versions = steps.map((outcome) => outcome.version ?? 0).toSorted((one, other) => one - other)
  expect(new Set(versions).size).toBe(versions.length)
  let status: LineStatus = 'OPEN'
  for (const outcome of steps.toSorted((one, other) => (one.version ?? 0) - (other.version ?? 0))) {
    if (outcome.action in lifeCycle) {
      const edge = lifeCycle[outcome.action as keyof typeof lifeCycle]
      expect([outcome.action, status, outcome.status]).toEqual([outcome.action, edge.from, edge.to])
    } else expect([outcome.action, status, outcome.status]).toEqual([outcome.action, 'OPEN', 'OPEN'])
    status = outcome.status ?? status
  }
}

const move: fc.Arbitrary<Move> = fc.record({
  action: fc.constantFrom(...actions),
  client: fc.nat(clients.length - 1),
  line: fc.nat(2),
})

/** What brings a line on: mixed in, so that walks reach validated and closed lines. */
const onwards: Move[] = (['answer', 'submit', 'review', 'close', 'open'] as const).map((action, client) => ({
  action,
  client: client % clients.length,
  line: 9,
}))

test('for any parallel actions on an evaluation, its lines have only allowed transitions', async () => {
  const reached = new Set<string>()
  const sequence = fc.array(fc.array(move, { minLength: 1, maxLength: 3 }), { minLength: 8, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(sequence, async (batches) => {
      const school = await givenSchool(db, region.id)
      const { id } = await givenReadyLine(vereda, coordinator, school.id, instrument.id)
      const history: Outcome[] = []
      for (const [place, moves] of batches.entries()) {
        const lines = await linesOf(id)
        const lineOf = ({ line }: Move) => (lines[line] ?? lines.at(-1))?.id ?? 0
        const now = [...moves, onwards[place % onwards.length] as Move]
        const outcome = await Promise.all(now.map((each) => take(id, each, lineOf(each))))
        history.push(...outcome.filter((each) => each !== null))
        const after = await linesOf(id)
        expect(after.filter((line) => line.status !== 'CLOSED').length).toBeLessThanOrEqual(1)
        for (const line of after.filter((each) => each.status === 'IN REVIEW')) {
          const { body } = await ask(lineCalls.readiness, administrator, { parameters: { id: line.id } })
          expect(body.ready).toBe(true)
        }
      }
      for (const line of await linesOf(id)) {
        const own = history.filter((outcome) => outcome.line === line.id)
        const opened = own.filter((outcome) => outcome.action === 'open').length
        expect(opened).toBe(line.kind === 1 ? 0 : 1)
        assertLegal(own.filter((outcome) => outcome.action !== 'open'))
        expect(line.version).toBe(1 + own.length - opened)
        expect(await auditOf(db, 'line', line.id)).toHaveLength(own.length)
        for (const outcome of own) reached.add(outcome.action)
      }
    }),
    { numRuns: 12 },
  )
  expect([...reached]).toEqual(expect.arrayContaining(['submit', 'review', 'close', 'open']))
}, 180_000)
