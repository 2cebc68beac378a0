import { editionMoveCalls } from 'contract/evaluation/edition-moves'
import { type Evaluation, evaluationCalls } from 'contract/evaluation/evaluations'
import type { LineBrief } from 'contract/evaluation/lines'
import { planCalls } from 'contract/evaluation/plan/action-plans'
import { proposedBy } from 'contract/evaluation/proposed-letters'
import { reportCalls } from 'contract/insight/reports'
import { schoolResultsCalls } from 'contract/insight/results/school-results'
import { instrumentCalls } from 'contract/instrument/instruments'
import { notificationCalls } from 'contract/messages/notifications'
import { accountCalls } from 'contract/people/accounts'
import { regionCalls } from 'contract/places/regions'
import { schoolCalls } from 'contract/places/schools'
import type { Page } from 'contract/platform/shapes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demonstrationPassword } from '../../../src/access/passwords/demonstration.ts'
import type { DemoClient, DemoPerson } from '../../../src/operations/demo/asking.ts'
import { cast } from '../../../src/operations/demo/people/cast.ts'
import { givenDemonstration } from './given-demonstration.ts'

let asking: DemoClient
let close = async () => {}
let admin: DemoPerson

/** The evaluation of a school, as the person finds it in the list. */
const evaluationOf = async (person: DemoPerson, school: string): Promise<Evaluation> => {
  const query = { search: school, page_size: '100' }
  const { results } = (await asking.ask(evaluationCalls.list, person, { query })) as Page<Evaluation>
  const found = results.find((each) => each.school.name === school)
  if (!found) throw new Error(`${person.username} sees no evaluation of ${school}`)
  return found
}

const statuses = (evaluation: Evaluation) => evaluation.lines.map((line) => line.status)
const lineOf = (evaluation: Evaluation, at: number) => evaluation.lines[at] as LineBrief

const detailOf = async (person: DemoPerson, school: string, at: number) => {
  const evaluation = await evaluationOf(person, school)
  return asking.ask(evaluationCalls.read, person, {
    parameters: { id: evaluation.id },
    query: { evaluation_line_id: lineOf(evaluation, at).id },
  })
}

const meanPoints = async (person: DemoPerson, school: string, at: number) => {
  const { line } = await detailOf(person, school, at)
  const points = line.results.flatMap(({ option }) => option.points ?? [])
  return points.reduce((sum, each) => sum + each, 0) / points.length
}

describe('the demonstration', () => {
  beforeAll(async () => {
    ;({ asking, close } = await givenDemonstration())
    admin = await asking.logIn('admin', demonstrationPassword)
  }, 240_000)

  afterAll(() => close())

  test('everybody named logs in with the one password, under the printed name', async () => {
    for (const { username, role } of cast) {
      const person = await asking.logIn(username, demonstrationPassword)
      const profile = await asking.ask(accountCalls.profile, person)
      expect([profile.username, profile.role]).toEqual([username, role])
      expect(profile.areas).toHaveLength(1)
    }
  })

  test('there are forty schools in twelve regions, and evaluations in every status on all three lines', async () => {
    const count = async (call: typeof schoolCalls.list | typeof regionCalls.list) =>
      ((await asking.ask(call, admin)) as Page<unknown>).count
    expect(await count(schoolCalls.list)).toBe(40)
    expect(await count(regionCalls.list)).toBe(12)
    const query = { page_size: '100' }
    const list = (await asking.ask(evaluationCalls.list, admin, { query })) as Page<Evaluation>
    const lines = list.results.flatMap((each) => each.lines)
    expect(list.count).toBe(17)
    expect(new Set(lines.map((line) => line.status))).toEqual(
      new Set(['OPEN', 'IN REVIEW', 'VALIDATED', 'CLOSED']),
    )
    expect(new Set(lines.map((line) => line.evaluation_type))).toEqual(new Set(['base', 'second', 'third']))
    expect(lines.filter((line) => line.progress.cells_complete === 21)).toHaveLength(13)
  })

  test('one school improves from line to line, and another does not change', async () => {
    const grows = [0, 1, 2].map((at) => meanPoints(admin, 'Escuela Tres Sauces', at))
    const [base, second, third] = await Promise.all(grows)
    expect(statuses(await evaluationOf(admin, 'Escuela Tres Sauces'))).toEqual(['CLOSED', 'CLOSED', 'CLOSED'])
    expect(second).toBeGreaterThan((base ?? 0) + 0.8)
    expect(third).toBeGreaterThan((second ?? 0) + 0.8)
    const before = await meanPoints(admin, 'Escuela Isla de Junco', 0)
    expect(await meanPoints(admin, 'Escuela Isla de Junco', 1)).toBe(before)
  })

  test('what the notes of a school say of how many learners is what its numbers say', async () => {
    const query = { page_size: '100' }
    const list = (await asking.ask(evaluationCalls.list, admin, { query })) as Page<Evaluation>
    const found = []
    for (const { id, lines, school } of list.results)
      for (const { id: line } of lines) {
        const detail = await asking.ask(evaluationCalls.read, admin, {
          parameters: { id },
          query: { evaluation_line_id: line },
        })
        for (const { text, indicator } of detail.line.notes) {
          const result = detail.line.results.find((each) => each.indicator === indicator)
          const numbers = /(\d+) (?:of|de) (\d+)/.exec(text)
          if (!numbers || result?.of == null) continue
          expect([school.name, ...numbers.slice(1).map(Number)]).toEqual([
            school.name,
            result.reached,
            result.of,
          ])
          found.push(school.name)
        }
      }
    expect(found.sort()).toEqual(['Escuela Tres Sauces', 'Neem Chhaya Vidyalaya'])
  })

  test('the coordinator of Cusco finds a line to review that was returned once, and one to close', async () => {
    const cusco = await asking.logIn('cusco', demonstrationPassword)
    const { line } = await detailOf(cusco, 'Colegio Molino de Piedra', 0)
    expect([line.status, ...line.reviews.map((review) => review.kind)]).toEqual(['IN REVIEW', 'returned'])
    expect(line.changed_since_submission.map(({ from, to }) => [from, to])).toEqual([
      ['F', 'C'],
      ['F', 'D'],
    ])
    expect(statuses(await evaluationOf(cusco, 'Escuela Flor de Retama'))).toEqual(['VALIDATED'])
    const notifications = await asking.ask(notificationCalls.list, cusco)
    expect(notifications.unread).toBeGreaterThan(0)
  })

  test('a school has half of its answers, comments of its coordinator and a plan with overdue actions', async () => {
    const escuela = await asking.logIn('escuela', demonstrationPassword)
    const detail = await detailOf(escuela, 'Escuela Rayo de Maíz', 0)
    expect(detail.line.status).toBe('OPEN')
    expect(detail.line.progress).toMatchObject({ answered: 34, indicators: 66 })
    expect(detail.line.comments.map((each) => each.author.role)).toContain(2)
    const plan = await asking.ask(planCalls.read, escuela, { parameters: { id: detail.id } })
    const actions = plan.goals.flatMap((goal) => goal.actions)
    expect(actions.filter((action) => action.overdue)).not.toHaveLength(0)
    expect(new Set(actions.map((action) => action.status))).toEqual(
      new Set(['pending', 'in_progress', 'blocked', 'postponed', 'completed']),
    )
  })

  test('a returned line has reasons, and so does what does not apply', async () => {
    const returned = await detailOf(admin, 'Escuela Garúa del Sur', 0)
    expect([returned.line.status, returned.line.reviews[0]?.messages.length]).toEqual(['OPEN', 3])
    const hospital = await detailOf(admin, 'Aula Hospitalaria Jardín Claro', 0)
    const notApplicable = hospital.line.results.filter(({ option }) => option.code === 'NA')
    expect(notApplicable).toHaveLength(3)
    for (const { na_reason } of notApplicable) expect(na_reason).toMatch(/\w{4}/)
  })

  test('the second edition has ticks and numbers that propose the letters, and duties', async () => {
    const { line, instrument } = await detailOf(admin, 'Colegio Molino de Piedra', 0)
    const categories = await asking.ask(instrumentCalls.categories, admin, {
      parameters: { id: instrument.id },
    })
    const indicators = new Map(
      categories.flatMap(({ outcomes = [] }) =>
        outcomes.flatMap((outcome) => outcome.indicators.map((each) => [each.id, each] as const)),
      ),
    )
    const others = line.results.filter((result) => {
      const indicator = indicators.get(result.indicator)
      return indicator && result.option.code !== proposedBy(indicator, result)
    })
    expect(others).toEqual([])
    expect(line.duties.map(({ kept, plan }) => [kept, plan !== null]).filter(([kept]) => !kept)).toEqual([
      [false, true],
    ])
    expect(line.duties).toHaveLength(8)
  })

  test('a school changed from one edition to the other, and its results compare what asks the same', async () => {
    const { school } = await evaluationOf(admin, 'Escuela Flor de Retama')
    const { lines } = await asking.ask(schoolResultsCalls.read, admin, { parameters: { id: school.id } })
    expect(lines.map(({ line, edition_change }) => [line.status, edition_change?.comparable])).toEqual([
      ['CLOSED', undefined],
      ['VALIDATED', 41],
    ])
    expect(lines[1]?.overall?.compared?.up).toBeGreaterThan(20)
    expect(lines[1]?.overall?.change).toBeNull()
    expect(lines[1]?.categories.map(({ change }) => change !== null)).toEqual([
      true,
      false,
      true,
      false,
      false,
      false,
      false,
    ])
  })

  test('a line of the first edition is open, and the preview of its move has something of each kind', async () => {
    const { line } = await detailOf(admin, 'Escuela Puente de Totora', 0)
    const { choices } = await asking.ask(editionMoveCalls.choices, admin, { parameters: { id: line.id } })
    expect(line.status).toBe('OPEN')
    expect(choices).toMatchObject([
      {
        counts: { carried: 3, reworded: 9, other: 11, open: 43 },
        texts: [
          { from: { code: '1.1.3' }, to: { code: '2.2.1' }, notes: 1 },
          { from: { code: '4.2.4' }, to: { code: '1.3.3' }, notes: 1 },
        ],
        goals: 1,
        is_taken: false,
      },
    ])
  })

  test('there are reports with the figures of their day', async () => {
    const peru = await asking.logIn('peru', demonstrationPassword)
    const { areas } = await asking.ask(accountCalls.profile, peru)
    const question = { parameters: { id: areas[0]?.place.id ?? 0 } }
    const { results } = await asking.ask(reportCalls.ofCountry, peru, question)
    expect(results.map((report) => report.author.id)).toEqual([peru.id])
    expect(results[0]?.figures.evaluations.status.total).toBeGreaterThan(5)
    expect(results[0]?.figures.regions?.schools.count.rows.length).toBeGreaterThan(2)
  })

  test('a plan is carried over into the next line', async () => {
    const { line, id } = await detailOf(admin, 'Neem Chhaya Vidyalaya', 1)
    const question = { parameters: { id }, query: { evaluation_line_id: String(line.id) } }
    const { goals } = await asking.ask(planCalls.read, admin, question)
    expect(goals.map((goal) => goal.carried_from !== null)).toEqual([true, true])
  })

  test('evidence is real: photos with alternative texts, and documents that open', async () => {
    const { line } = await detailOf(admin, 'Escuela Tres Sauces', 2)
    const kinds = line.files.map((file) => file.kind)
    expect(kinds.filter((kind) => kind === 'photo')).toHaveLength(42)
    expect(kinds.filter((kind) => kind === 'document')).toHaveLength(21)
    expect(line.files.every((file) => (file.description ?? '').length > 10)).toBe(true)
    expect(new Set(line.files.map((file) => file.content_type)).size).toBe(4)
  })
})
