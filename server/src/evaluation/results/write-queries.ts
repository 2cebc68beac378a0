import type { Actor } from 'contract/access/scope'
import type { OptionCode } from 'contract/instrument/instruments'
import { sql } from 'kysely'
import { type Entry, entryOf, recording, recordingEntry } from '../../platform/audit/queries.ts'
import type { Db } from '../../platform/database/db.ts'
import { prepared } from '../../platform/database/prepared.ts'
import { touching } from '../lines/queries.ts'
import type { Choice } from './queries.ts'

type Written = { id: number; version: number; updated_at: string }

/** The asker, for the audit that goes along with each write. */
type By = Parameters<typeof recording>[0]

type New = Entry & {
  line: number
  evaluation: number
  indicator: number
  option: number
  na_reason: string | null
  actor: number
}

const add = prepared<null, New, Written>(
  (
    _db,
    _shape,
    { line, evaluation, indicator, option, na_reason, actor, by, request, old, new: now, personal },
  ) => sql`
    with created as (
      insert into results (line_id, indicator_id, option_id, na_reason, updated_by)
      values (${line}, ${indicator}, ${option}, ${na_reason}, ${actor})
      on conflict on constraint results_indicator_unique do nothing
      returning id, version, updated_at
    ),
    counted as (
      update line_summaries set answered = answered + 1 from created where line_id = ${line}
    ),
    recorded as (${recordingEntry({ by, request, old, new: now, personal }, 'result.create', { type: 'result', of: 'created' })}),
    touched as (${touching(evaluation)})
    select id, version, updated_at from created`,
)

/** Adds the answer and counts it; undefined when the indicator has one already. */
export const addResult = async (
  context: By & { db: Db; actor: Actor },
  line: { id: number; evaluation: number },
  answer: { indicator: number; option: Choice; na_reason: string | null },
): Promise<Written | undefined> => {
  const { indicator, option, na_reason } = answer
  const [row] = await add(context.db, null, {
    ...entryOf(context, { new: { indicator, option: option.code } }),
    line: line.id,
    evaluation: line.evaluation,
    indicator,
    option: option.id,
    na_reason,
    actor: context.actor.id,
  })
  return row
}

export const changeResult = async (
  context: By & { db: Db; actor: Actor },
  result: { id: number; evaluation: number; indicator: number },
  from: OptionCode | undefined,
  answer: { option: Choice; na_reason: string | null },
): Promise<Written> => {
  const change = {
    old: { indicator: result.indicator, option: from },
    new: { indicator: result.indicator, option: answer.option.code },
  }
  const { rows } = await sql<Written>`
    with changed as (
      update results set option_id = ${answer.option.id}, na_reason = ${answer.na_reason},
        updated_by = ${context.actor.id}, version = version + 1, updated_at = now()
      where id = ${result.id}
      returning id, version, updated_at
    ),
    recorded as (${recording(context, 'result.change', { type: 'result', of: 'changed' }, change)}),
    touched as (${touching(result.evaluation)})
    select id, version, updated_at from changed`.execute(context.db)
  return rows[0] as Written
}

export const removeResult = async (
  context: By & { db: Db },
  result: { id: number; line: number; evaluation: number; indicator: number },
  from: OptionCode | undefined,
): Promise<void> => {
  const change = { old: { indicator: result.indicator, option: from } }
  await sql`
    with removed as (delete from results where id = ${result.id} returning id),
    counted as (
      update line_summaries set answered = answered - 1 from removed where line_id = ${result.line}
    ),
    recorded as (${recording(context, 'result.delete', { type: 'result', of: 'removed' }, change)}),
    touched as (${touching(result.evaluation)})
    select id from removed`.execute(context.db)
}
