import { shownScore } from 'contract/evaluation/scores/scores'
import { schoolResultsCalls } from 'contract/insight/results/school-results'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentOfEvaluation } from '../../../src/exchange/documents/evaluation/evaluation-document.ts'
import { givenEvaluatedSchool, givenEvaluation, thisYear } from '../../given/lines.ts'
import { givenVereda, type Vereda } from '../../vereda.ts'
import { factUnder, tableOf } from './reading/reading.ts'

let vereda: Vereda
let here: Awaited<ReturnType<typeof givenEvaluatedSchool>>
let evaluation: { id: number; line: number }
beforeAll(async () => {
  vereda = await givenVereda()
  here = await givenEvaluatedSchool(vereda.database.db)
  evaluation = await givenEvaluation(vereda, here.coordinator, here.school.id, here.instrument.id, thisYear)
})
afterAll(() => vereda.close())

const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const
const codes = ['NA', 'NE', ...letters] as const
type Code = (typeof codes)[number] | null

/** The line's answers as they are to be: one for each indicator, null for none. */
const answer = async (given: Code[]) => {
  const { db } = vereda.database
  const { indicators, options } = here.instrument
  await db.deleteFrom('results').where('line_id', '=', evaluation.line).execute()
  const rows = indicators.flatMap(({ id, scale }, place) => {
    const code = given[place] ?? null
    const option = options.find((each) => each.code === code && (each.scale ?? scale) === scale)
    return option
      ? [
          {
            line_id: evaluation.line,
            indicator_id: id,
            option_id: option.id,
            updated_by: here.teacher.id,
            na_reason: code === 'NA' ? 'So it is' : null,
          },
        ]
      : []
  })
  if (rows.length > 0) await db.insertInto('results').values(rows).execute()
  await sql`update line_summaries set answered = ${rows.length} where line_id = ${evaluation.line}`.execute(
    db,
  )
}

const mean = (numbers: number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length

/** A domain's points again, from the letters alone. */
const pointsByHand = (given: Code[], category: number): number | null => {
  const outcomes = new Map<number, Code[]>()
  here.instrument.indicators.forEach((each, place) => {
    if (each.category !== category) return
    outcomes.set(each.outcome, [...(outcomes.get(each.outcome) ?? []), given[place] ?? null])
  })
  const reported = [...outcomes.values()].flatMap((own) => {
    const counted = own.flatMap((code) =>
      code === null || code === 'NA' ? [] : [code === 'NE' ? 0 : letters.indexOf(code) + 1],
    )
    const needed = own.length <= 2 ? 1 : Math.max(2, Math.ceil(own.length / 2))
    return counted.length < needed ? [] : [mean(counted)]
  })
  return reported.length === 0 ? null : mean(reported)
}

/** Points and percent as they are shown. */
const shown = (points: number | null | undefined): string[] =>
  points === null || points === undefined
    ? ['–', 'No result']
    : [shownScore(points).toFixed(1), shownScore((points / 7) * 100).toFixed(1)]

const given = fc.array(fc.constantFrom<Code>(...codes, null), { minLength: 66, maxLength: 66 })
const edges: [Code[]][] = [
  [Array.from({ length: 66 }, () => 'NA' as const)],
  [Array.from({ length: 66 }, () => null)],
  [Array.from({ length: 66 }, (_, place) => (place === 7 ? ('G' as const) : null))],
  [Array.from({ length: 66 }, () => 'G' as const)],
]

test('the overview has the figures of the results, equal to those computed by hand', async () => {
  const { teacher, school, instrument } = here
  const property = fc.asyncProperty(given, async (answers) => {
    await answer(answers)
    const made = await documentOfEvaluation({ get: async () => undefined })({
      db: vereda.database.db,
      actor: { id: teacher.id, role: teacher.role, is_superuser: false, areas: [school.id] },
      language: 'en',
      variant: 'standard',
      id: evaluation.id,
      line: undefined,
    })
    const { body } = await vereda.ask(schoolResultsCalls.read, teacher, { parameters: { id: school.id } })
    const { overall, categories } = body.lines[0] as (typeof body.lines)[number]
    const rows = tableOf(made, 'Answers, score and stage of each domain')
    const whole = rows.at(-1)
    instrument.categories.forEach(({ id }, place) => {
      const points = pointsByHand(answers, id)
      const notified = categories[place]
      const row = rows[place] ?? []
      const own = instrument.indicators.flatMap((each, at) => (each.category === id ? [answers[at]] : []))
      expect(row[1]).toBe(`${own.filter((code) => code).length} of ${own.length}`)
      // nothing is said of a domain before all of it is answered
      const isOpen = own.includes(null)
      expect(row.slice(2, 4)).toEqual(shown(isOpen ? null : points))
      expect(row.slice(2, 4)).toEqual(shown(notified?.points))
      const counted = (code: string) => String(own.filter((each) => each === code).length)
      expect(row.slice(5, 7)).toEqual(isOpen ? ['–', '–'] : [counted('NE'), counted('NA')])
      if (isOpen) expect(row[4]).toBe('–')
    })
    expect(whole?.slice(2, 4)).toEqual(shown(overall?.points ?? null))
    if (answers.includes(null)) expect([overall, whole?.[4]]).toEqual([null, '–'])
    expect(whole?.[1]).toBe(`${answers.filter((code) => code !== null).length} of 66`)
    instrument.indicators.forEach(({ code }, place) => {
      const message = answers[place] === null ? 'Not answered' : `${answers[place]} (`
      expect(factUnder(made, code, 'Answer')?.startsWith(message)).toBe(true)
    })
  })
  await fc.assert(property, { numRuns: 12, examples: edges })
})
