import type { Actor } from 'contract/access/scope'
import type { Observation } from 'contract/evaluation/plan/goals'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { authorOf, jsonRows, jsonTime } from '../../platform/database/json.ts'
import { goalsInScope } from '../action-plans/queries.ts'
import { findTwice } from '../lines/queries.ts'

const shape: RawBuilder<Observation> = sql`json_build_object(
  'id', observations.id, 'text', observations.text, 'author', ${authorOf('observations.author_id')},
  'created_at', ${jsonTime('observations.created_at')}, 'updated_at', ${jsonTime('observations.updated_at')},
  'version', observations.version)`

/** In order, as JSON; requires the row of `goals` in the statement. */
export const observationsOfGoal = jsonRows<Observation>(
  shape,
  sql`observations where observations.goal_id = goals.id`,
  sql`observations.id`,
)

export const observationToChange = (db: Db, actor: Actor, goal: number, id: number) =>
  findTwice(() =>
    goalsInScope(db, actor)
      .innerJoin('observations', 'observations.goal_id', 'goals.id')
      .where('goals.id', '=', goal)
      .where('observations.id', '=', id)
      .select([
        'observations.id',
        'observations.author_id as author',
        'observations.author_id as owner',
        'observations.version',
      ])
      .modifyEnd(sql`for update of observations for share of lines`)
      .executeTakeFirst(),
  )

export const addObservation = async (
  db: Db,
  goal: number,
  author: number,
  text: string,
): Promise<Observation> => {
  const { observation } = await db
    .insertInto('observations')
    .values({ goal_id: goal, author_id: author, text })
    .returning(shape.as('observation'))
    .executeTakeFirstOrThrow()
  return observation
}

export const changeObservation = async (db: Db, id: number, text: string): Promise<Observation> => {
  const { observation } = await db
    .updateTable('observations')
    .set({ text, version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', id)
    .returning(shape.as('observation'))
    .executeTakeFirstOrThrow()
  return observation
}

export const removeObservation = (db: Db, id: number) =>
  db.deleteFrom('observations').where('id', '=', id).execute()
