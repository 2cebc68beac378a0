import type { Actor } from 'contract/access/scope'
import { assertIndicator } from 'contract/evaluation/results'
import { Problem } from 'contract/platform/problems'
import { sql } from 'kysely'
import { ofEvaluations, rowsInScope } from '../../../access/scope.ts'
import type { Db } from '../../../platform/database/db.ts'
import { indicatorNamed } from '../../results/queries.ts'

type Line = { id: number; instrument: number }

/** The present place of an indicator of an earlier edition; `other`: its question differs. */
const placeNow = async (
  db: Db,
  line: number,
  indicator: number,
): Promise<{ indicator: number; other: boolean } | undefined> => {
  const { rows } = await sql<{ indicator: number; other: boolean }>`
    with recursive way as (
      select (place ->> 'to')::int as indicator, (place ->> 'other')::boolean as other
      from edition_moves, jsonb_array_elements(places) as place
      where line_id = ${line} and (place ->> 'from')::int = ${indicator}
      union all
      select (place ->> 'to')::int, way.other or (place ->> 'other')::boolean
      from way join edition_moves on edition_moves.line_id = ${line},
        jsonb_array_elements(places) as place
      where (place ->> 'from')::int = way.indicator)
    select indicator, other from way
    join indicators on indicators.id = way.indicator
    join lines on lines.id = ${line} and lines.instrument_id = indicators.instrument_id`.execute(db)
  return rows[0]
}

/**
 * Where a text belongs; one that arrives late from a device with an earlier edition goes to the indicator's present
 * place.
 */
export const placeOfText = async (
  db: Db,
  line: Line,
  indicator: number | null,
): Promise<{ indicator: number | null; former: number | null }> => {
  if (indicator === null) return { indicator, former: null }
  const named = await indicatorNamed(db, line.instrument, indicator)
  const now = named?.elsewhere ? await placeNow(db, line.id, indicator) : undefined
  if (now) return { indicator: now.indicator, former: now.other ? indicator : null }
  assertIndicator(named)
  return { indicator, former: null }
}

/** The domain in the line's own edition: the given one, or that of its number if the line had another edition. */
export const domainNow = async (db: Db, line: Line, category: number): Promise<number | undefined> => {
  const { rows } = await sql<{ id: number }>`
    select own.id from categories named
    join categories own on own.instrument_id = ${line.instrument} and own.number = named.number
    where named.id = ${category} and (named.instrument_id = ${line.instrument} or exists (
      select from edition_moves where line_id = ${line.id} and from_id = named.instrument_id))`.execute(db)
  return rows[0]?.id
}

const editionOf = {
  indicator: sql.table('indicators'),
  option: sql.table('options'),
  duty: sql.table('duties'),
}

/**
 * Refuses an answer from a device with an earlier edition by a code of its own, so that the person can read it and
 * answer the present question.
 */
export const assertNotOfFormerEdition = async (
  db: Db,
  line: number,
  named: { kind: keyof typeof editionOf; id: number },
): Promise<void> => {
  const { rows } = await sql`
    select from edition_moves join ${editionOf[named.kind]} as named on named.instrument_id = edition_moves.from_id
    where edition_moves.line_id = ${line} and named.id = ${named.id} limit 1`.execute(db)
  if (rows.length > 0) throw new Problem('line_edition_moved')
}

/** The same for a change of an answer that was put aside by the move. */
export const assertNotPutAside = async (db: Db, actor: Actor, result: number): Promise<void> => {
  const { rows } = await sql`
    select from former_answers
    join lines on lines.id = former_answers.line_id
    join evaluations on evaluations.id = lines.evaluation_id
    where former_answers.id = ${result} and ${rowsInScope(actor, ofEvaluations)}`.execute(db)
  if (rows.length > 0) throw new Problem('line_edition_moved')
}
