import type { LineStatus } from 'contract/evaluation/lines'
import { actionStatuses } from 'contract/evaluation/plan/actions'
import { goalStatuses } from 'contract/evaluation/plan/goals'
import { managements, typesOfSchool } from 'contract/places/school-fields'
import { sql } from 'kysely'
import { recount } from '../../../src/evaluation/summaries/recount.ts'
import type { Db } from '../../../src/platform/database/db.ts'
import { givenLine } from '../../given/answers.ts'
import {
  asAdministrator,
  asCoordinator,
  asRepresentative,
  asSchool,
  type Someone,
} from '../../given/people.ts'
import { givenCountry, givenRegion, givenSchool } from '../../given/places.ts'
import { givenSmallInstrument, type SmallInstrument } from '../../given/small-instrument.ts'
import type { Vereda } from '../../vereda.ts'

/** Numbers that look drawn by lot and are the same every time. */
const lot = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

const dayFromToday = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

type School = Awaited<ReturnType<typeof givenSchool>>

/** Goals with up to four actions each: of every status, late, due today, due later and without a day. */
const givenActions = async (db: Db, goals: object[], draw: (below: number) => number) => {
  const made = await db
    .insertInto('goals')
    .values(goals as never)
    .returning('id')
    .execute()
  const actions = made.flatMap(({ id }) =>
    Array.from({ length: draw(5) }, () => ({
      goal_id: id,
      text: 'A course on braille',
      category: 1 + draw(6),
      accountable: null,
      deadline: draw(4) === 0 ? null : dayFromToday(draw(3) - 1),
      status: actionStatuses[draw(6)] ?? 'pending',
    })),
  )
  if (actions.length > 0) await db.insertInto('actions').values(actions).execute()
}

/** Lines of one evaluation with answers, goals and priorities; all but the last are closed. */
const givenLines = async (
  { database: { db } }: Vereda,
  by: Someone,
  school: School,
  instrument: SmallInstrument,
  draw: (below: number) => number,
  drawPlan: (below: number) => number,
) => {
  const lines = 1 + draw(3)
  const status = (['OPEN', 'IN REVIEW', 'VALIDATED', 'CLOSED', 'CLOSED'] as const)[draw(5)] as LineStatus
  let evaluation = 0
  for (let kind = 1; kind <= lines; kind += 1) {
    const year = 2022 + kind + draw(2)
    const now = kind < lines ? 'CLOSED' : status
    const line = await givenLine(db, school, instrument.id, by, { status: now, kind, year, evaluation })
    evaluation = line.evaluation
    const answered =
      now === 'OPEN' ? instrument.indicators.filter(() => draw(2) === 0) : instrument.indicators
    const results = answered.map((indicator) => ({
      line_id: line.id,
      indicator_id: indicator.id,
      option_id: instrument.option(
        (['NA', 'NE', 'A', 'B', 'C', 'D', 'E', 'F', 'G'] as const)[draw(9)] ?? 'A',
        indicator.scale,
      ),
      na_reason: null,
      updated_by: by.id,
    }))
    if (results.length > 0) await db.insertInto('results').values(results).execute()
    const goals = Array.from({ length: draw(4) }, () => ({
      plan_id: line.plan,
      category_id: instrument.categories[draw(7)] ?? 0,
      indicator_id: null,
      title: 'Everybody reads',
      barrier: null,
      change: null,
      sign_of_success: null,
      kind: 'start' as const,
      target: null,
      status: goalStatuses[drawPlan(3)] ?? 'done',
    }))
    if (goals.length > 0) await givenActions(db, goals, drawPlan)
    if (draw(2) === 0) {
      const first = draw(7)
      const scores = instrument.categories.map((category_id, at) => ({
        line_id: line.id,
        category_id,
        score: at === first ? 40 : 10,
      }))
      await db.insertInto('indiprin_scores').values(scores).execute()
    }
  }
}

/** Two countries with regions of one to eight schools, evaluated with two instruments, and people of every role. */
export const givenWorld = async (vereda: Vereda, seed: number) => {
  const { db } = vereda.database
  const draw = lot(seed)
  const drawPlan = lot(seed + 1)
  const administrator = await asAdministrator(db)
  const instruments = [await givenSmallInstrument(db), await givenSmallInstrument(db)] as const
  const places: { country: number; regions: number[] }[] = []
  for (const code of ['PE', 'BR']) {
    const country = await givenCountry(db, code)
    const regions = []
    for (const [at, size] of [1, 2, 4, 8].entries()) {
      const region = await givenRegion(db, country.id, `${code === 'PE' ? 'Región' : 'Estado'} ${at + 1}`)
      regions.push(region.id)
      for (let made = 0; made < size; made += 1) {
        const disabled = draw(3) === 0 ? draw(6) : draw(40)
        const school = await givenSchool(db, region.id, {
          management: managements[draw(2)] ?? 'public',
          type_of_school: typesOfSchool[draw(4)] ?? 'regular',
          levels: draw(2) === 0 ? ['pre_school', 'school'] : ['high_school'],
          students: 40 + draw(200),
          teachers: draw(20),
          other_professionals: draw(5),
          students_with_disabilities: disabled,
          students_with_multiple_disabilities: draw(disabled + 1),
          students_with_visual_disabilities: draw(disabled + 1),
          students_with_deafblindness: draw(disabled + 1),
        })
        for (let begun = draw(3); begun > 0; begun -= 1)
          await givenLines(
            vereda,
            administrator,
            school,
            instruments[draw(2)] as SmallInstrument,
            draw,
            drawPlan,
          )
      }
    }
    places.push({ country: country.id, regions })
  }
  await sql`update line_summaries set cells_complete = line_id % 22 where status = 'CLOSED'`.execute(db)
  await recount(db)
  const [peru, brazil] = places as [(typeof places)[number], (typeof places)[number]]
  return {
    peru,
    brazil,
    instruments,
    administrator,
    representative: await asRepresentative(db, [peru.country]),
    coordinator: await asCoordinator(db, peru.regions.slice(2)),
    lonely: await asCoordinator(db, peru.regions.slice(0, 1)),
    newcomer: await asCoordinator(db, []),
    teacher: await asSchool(db, []),
  }
}
export type World = Awaited<ReturnType<typeof givenWorld>>
