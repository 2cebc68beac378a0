import type { Actor } from 'contract/access/scope'
import type { OptionCode } from 'contract/instrument/instruments'
import { defined } from 'contract/platform/typed'
import { sql } from 'kysely'
import { type Entry, entryIn, entryOf, recording, recordingEntry } from '../../platform/audit/queries.ts'
import type { Db } from '../../platform/database/db.ts'
import { jsonTime } from '../../platform/database/json.ts'
import { prepared } from '../../platform/database/prepared.ts'
import { notStored, type Storing, storedIn } from '../../platform/http/idempotency-queries.ts'
import { touching } from '../lines/queries.ts'
import type { Choice } from './queries.ts'

export type Written = { id: number; version: number; updated_at: string }

type By = Parameters<typeof recording>[0]

type Columns = Omit<Answer, 'option'> & { option: number }

export type Answer = {
  option: Choice
  na_reason: string | null
  files: number[]
  statements: number[]
  reached: number | null
  of: number | null
}

type New = Entry &
  Storing &
  Columns & {
    /** The JSON of the answer without the fields of its row. */
    known: string
    line: number
    indicator: number
    actor: number
  }

/** `existing` is the indicator's present answer; then nothing was written. */
type Added = { created: Written | null; existing: number | null }

const evaluationOf = (line: number) => sql<number>`(select evaluation_id from lines where lines.id = ${line})`

const add = prepared<{ isStored: boolean }, New, Written & { existing: number | null }>(
  (_db, { isStored }, values) => {
    const { line, indicator, option, na_reason, files, statements, reached, of, actor, known } = values
    const answer = sql`${known}::jsonb || jsonb_build_object('id', id, 'version', version,
      'updated_at', ${jsonTime('updated_at')})`
    return sql`
    with created as (
      insert into results
        (line_id, indicator_id, option_id, na_reason, files, statements, reached, of_whom, updated_by)
      values (${line}, ${indicator}, ${option}, ${na_reason}, ${files}, ${statements}, ${reached}, ${of}, ${actor})
      on conflict on constraint results_indicator_unique do nothing
      returning id, version, updated_at
    ),
    counted as (
      update line_summaries set answered = answered + 1 from created where line_id = ${line}
    ),
    recorded as (${recordingEntry(entryIn(values), 'result.create', { type: 'result', of: 'created' })}),
    touched as (${touching(evaluationOf(line), 'created')})
    ${storedIn(isStored, values, answer, 'created')}
    select id, version, updated_at, null as existing from created
    union all
    select null, null, null, id from results
    where line_id = ${line} and indicator_id = ${indicator} and not exists (select from created)`
  },
)

/** Adds and counts the answer; writes to a line are serialised, so that an existing answer is seen. */
export const addResult = async (
  context: By & { db: Db; actor: Actor },
  line: number,
  answer: Answer & { indicator: number },
  stored: { storing: Storing | null; known: object },
): Promise<Added> => {
  const { indicator, option, ...columns } = answer
  const { storing, known } = stored
  const values = {
    ...entryOf(context, {
      new: { indicator, option: option.code, ...besides(columns) },
    }),
    ...(storing ?? notStored),
    known: JSON.stringify(known),
    line,
    indicator,
    option: option.id,
    ...columns,
    actor: context.actor.id,
  }
  const [row] = await add(context.db, { isStored: storing !== null }, values)
  if (row === undefined || row.existing !== null) return { created: null, existing: row?.existing ?? null }
  const { existing, ...created } = row
  return { created, existing }
}

type Besides = Pick<Answer, 'files' | 'statements' | 'reached' | 'of'>

/** What an answer holds besides its letter. */
const besides = ({ files, statements, reached, of }: Besides) => ({
  ...(files.length > 0 && { files }),
  ...(statements.length > 0 && { statements }),
  ...(of !== null && { reached, of }),
})

/** The changed fields, for the audit. */
const changedOf = (before: Besides, after: Besides) => {
  const isOther = (name: keyof Besides) => JSON.stringify(before[name]) !== JSON.stringify(after[name])
  const isCounted = isOther('reached') || isOther('of')
  return ({ files, statements, reached, of }: Besides) => ({
    ...(isOther('files') && { files }),
    ...(isOther('statements') && { statements }),
    ...(isCounted && { reached, of }),
  })
}

type Changed = Entry & Columns & { id: number; evaluation: number; actor: number }

const change = prepared<null, Changed, Written>((_db, _shape, values) => {
  const { id, evaluation, option, na_reason, files, statements, reached, of, actor } = values
  return sql`
    with changed as (
      update results set option_id = ${option}, na_reason = ${na_reason}, files = ${files},
        statements = ${statements}, reached = ${reached}, of_whom = ${of}, updated_by = ${actor}, version = version + 1, updated_at = now()
      where id = ${id}
      returning id, version, updated_at
    ),
    recorded as (${recordingEntry(entryIn(values), 'result.change', { type: 'result', of: 'changed' })}),
    touched as (${touching(evaluation)})
    select id, version, updated_at from changed`
})

export const changeResult = async (
  context: By & { db: Db; actor: Actor },
  result: Omit<Answer, 'option'> & { id: number; evaluation: number; indicator: number },
  from: OptionCode | undefined,
  answer: Answer,
): Promise<Written> => {
  const { option, ...columns } = answer
  const named = changedOf(result, columns)
  const entry = entryOf(context, {
    old: { indicator: result.indicator, option: from, ...named(result) },
    new: { indicator: result.indicator, option: option.code, ...named(answer) },
  })
  const [row] = await change(context.db, null, {
    ...entry,
    id: result.id,
    evaluation: result.evaluation,
    option: option.id,
    ...columns,
    actor: context.actor.id,
  })
  return defined(row)
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
