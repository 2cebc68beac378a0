import { actionStatuses } from 'contract/evaluation/plan/actions'
import { goalStatuses } from 'contract/evaluation/plan/goals'
import { stageCountNames } from 'contract/evaluation/scores/summary'
import { expect } from 'vitest'
import type { Db } from '../../../src/platform/database/db.ts'
import { countsIn, type Reckoned, reckonLines } from './reckoned.ts'

const cellsOf = async (db: Db, line: number): Promise<number> => {
  const files = await db
    .selectFrom('files')
    .select(['category_id', 'stage', 'kind'])
    .where('line_id', '=', line)
    .where('deleted_at', 'is', null)
    .execute()
  const cells = new Set(files.map((file) => `${file.category_id} ${file.stage}`))
  return [...cells].filter((cell) => {
    const own = files.filter((file) => `${file.category_id} ${file.stage}` === cell).map((file) => file.kind)
    return own.filter((kind) => kind === 'photo').length >= 2 && own.includes('document')
  }).length
}

/** The last validated or closed line of its school: of all (1), and of those alike in what each further bit says. */
const bitsOf = (lines: Reckoned[], line: Reckoned): number => {
  if (!countsIn(line)) return 0
  const others = lines.filter((each) => each.school === line.school && countsIn(each))
  let bits = 0
  for (const request of [0, 1, 2, 3, 4, 5, 6, 7]) {
    const alike = others
      .filter((each) => !(request & 1) || each.instrument === line.instrument)
      .filter((each) => !(request & 2) || each.year === line.year)
      .filter((each) => !(request & 4) || each.kind === line.kind)
    if (alike.at(-1)?.line === line.line) bits += 2 ** request
  }
  return bits
}

/** The least year of the lines after it, in each way of narrowing. */
const followedIn = (lines: Reckoned[], line: Reckoned) => {
  const after = (fits: (each: Reckoned) => boolean) =>
    Math.min(10_000, ...lines.filter((each) => each.line > line.line && fits(each)).map(({ year }) => year))
  const counted = (fits: (each: Reckoned) => boolean) =>
    countsIn(line) ? after((each) => each.school === line.school && countsIn(each) && fits(each)) : 0
  return {
    evaluation_followed_in: after((each) => each.evaluation === line.evaluation),
    followed_in: counted(() => true),
    followed_in_instrument: counted((each) => each.instrument === line.instrument),
    followed_in_kind: counted((each) => each.kind === line.kind),
    followed_in_both: counted((each) => each.instrument === line.instrument && each.kind === line.kind),
  }
}

/** The summary of every line says what its rows say, reckoned anew and by other hands. */
export const assertSummariesAgree = async (db: Db): Promise<void> => {
  const lines = await reckonLines(db)
  const stored = await db.selectFrom('line_summaries').selectAll().orderBy('line_id').execute()
  expect(stored.map((each) => each.line_id)).toEqual(lines.map((each) => each.line))
  for (const [place, line] of lines.entries()) {
    const summary = stored[place] as (typeof stored)[number]
    const counts = countsIn(line)
    const last = (rows: typeof lines) => rows.at(-1)?.line === line.line
    expect(summary, `line ${line.line}`).toMatchObject({
      evaluation_id: line.evaluation,
      school_id: line.school,
      region_id: line.region,
      country_id: line.country,
      instrument_id: line.instrument,
      kind: line.kind,
      year: line.year,
      status: line.status,
      management: line.management,
      type_of_school: line.type_of_school,
      is_latest: last(lines.filter((each) => each.evaluation === line.evaluation)),
      is_latest_of_year: last(
        lines.filter((each) => each.evaluation === line.evaluation && each.year === line.year),
      ),
      current_of: bitsOf(lines, line),
      ...followedIn(lines, line),
      answered: line.answered,
      cells_complete: await cellsOf(db, line.line),
    })
    const figures = summary as unknown as Record<string, number | null>
    const close = (name: string, value: number | null) =>
      value === null || !counts
        ? expect(figures[name], name).toBeNull()
        : expect(figures[name], name).toBeCloseTo(value, 9)
    close('points', line.points)
    for (const status of goalStatuses)
      close(`goals_${status}`, line.plan.goals.filter((each) => each === status).length)
    for (const status of actionStatuses)
      close(`actions_${status}`, line.plan.actions.filter((each) => each.status === status).length)
    for (const [name, kind] of [
      ['base_points', 1],
      ['second_points', 2],
    ] as const) {
      const [there] = lines.filter((each) => each.evaluation === line.evaluation && each.kind === kind)
      const points = there && countsIn(there) && line.kind >= kind ? there.points : null
      if (points === null) expect(summary[name], name).toBeNull()
      else expect(summary[name], name).toBeCloseTo(points, 9)
    }
    for (const [domain, { points, stages, goals, weight }] of line.domains.entries()) {
      close(`points_${domain + 1}`, points)
      close(`goals_${domain + 1}`, goals)
      close(`weight_${domain + 1}`, weight)
      for (const [stage, name] of stageCountNames.entries())
        close(`${name}_${domain + 1}`, stages[stage] ?? 0)
    }
  }
}
