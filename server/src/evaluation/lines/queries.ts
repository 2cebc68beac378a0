import type { Actor } from 'contract/access/scope'
import { type EvaluationType, evaluationTypes, type Line, type LineBrief } from 'contract/evaluation/lines'
import { cellsOfLine } from 'contract/platform/limits'
import { found } from 'contract/platform/problems'
import type { Language } from 'contract/platform/shapes'
import { type RawBuilder, sql } from 'kysely'
import { ofEvaluations, type Scope, scopeCondition, scopeOf } from '../../access/scope.ts'
import { countryName } from '../../places/countries/queries.ts'
import type { Db } from '../../platform/database/db.ts'
import { jsonTime, personOf } from '../../platform/database/json.ts'
import { prepared } from '../../platform/database/prepared.ts'
import { indiprinOfLine } from '../evaluations/indiprin-queries.ts'
import { countsOfLine, partsOfLine, textsOfLine } from './part-queries.ts'
import { reviewsOfLine } from './review-queries.ts'
import { changesOfLine } from './submission-queries.ts'

/** For a statement that is prepared once for each scope. */
export const linesInScopeOf = (db: Db, scope: Scope, areas: number[]) =>
  db
    .selectFrom('lines')
    .innerJoin('evaluations', 'evaluations.id', 'lines.evaluation_id')
    .where(scopeCondition(scope, areas, ofEvaluations))
    .select([
      'lines.id',
      'lines.status',
      'lines.kind',
      'lines.year',
      'lines.version',
      'lines.submitted_by',
      'evaluations.id as evaluation',
      'lines.instrument_id as instrument',
      'evaluations.country_id as country',
      'evaluations.region_id as region',
      'evaluations.school_id as school',
    ])

/** Lines in scope, with what permissions and the life cycle need. */
export const linesInScope = (db: Db, actor: Actor) => linesInScopeOf(db, scopeOf(actor), actor.areas)

/**
 * Searches again if nothing is found: while the first search waited for a lock, the line may have moved to another
 * evaluation.
 */
export const findTwice = async <Row>(find: () => Promise<Row | undefined>): Promise<Row | undefined> =>
  (await find()) ?? (await find())

export type LockedLine = Awaited<ReturnType<typeof lineLockedForAnswer>>

type OneLine = { areas: number[]; id: number }

const lockedForAnswer = prepared((db, { scope }: { scope: Scope }, { areas, id }: OneLine) =>
  linesInScopeOf(db, scope, areas)
    .innerJoin('line_summaries', 'line_summaries.line_id', 'lines.id')
    .where('lines.id', '=', id)
    .modifyEnd(sql`for share of lines for no key update of line_summaries`),
)

/** Locks the line against steps, and its summary, so that counted writes are serialised. */
export const lineLockedForAnswer = (db: Db, actor: Actor, id: number) =>
  findTwice(async () => {
    const [row] = await lockedForAnswer(db, { scope: scopeOf(actor) }, { areas: actor.areas, id })
    return row
  })

const oneLine = prepared((db, { scope }: { scope: Scope }, { areas, id }: OneLine) =>
  linesInScopeOf(db, scope, areas).where('lines.id', '=', id),
)

export const lineInScope = async (db: Db, actor: Actor, id: number) => {
  const [row] = await oneLine(db, { scope: scopeOf(actor) }, { areas: actor.areas, id })
  return row
}

/** Locks the line against all writes to it and its parts. */
export const lineLockedForStep = (db: Db, actor: Actor, id: number) =>
  findTwice(() =>
    linesInScope(db, actor).where('lines.id', '=', id).modifyEnd(sql`for update of lines`).executeTakeFirst(),
  )

/** Raises the version of a locked line when something that belongs to it changed. */
export const bumpLine = (db: Db, { id }: { id: number }) =>
  db
    .updateTable('lines')
    .set({ version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute()

/** Updates the evaluation's time, at most once a minute. */
export const touchEvaluation = (db: Db, evaluation: number) =>
  db
    .updateTable('evaluations')
    .set({ updated_at: sql`now()` })
    .where('id', '=', evaluation)
    .where('updated_at', '<', sql<string>`now() - interval '1 minute'`)
    .execute()

/** The same as a part of another statement, if the named part changed a row. */
export const touching = (evaluation: number | RawBuilder<number>, where?: string): RawBuilder<unknown> => sql`
  update evaluations set updated_at = now()
  where id = ${evaluation} and updated_at < now() - interval '1 minute'
    ${where === undefined ? sql`` : sql`and exists (select from ${sql.ref(where)})`}`

export const evaluationTypeOf = (kind: string): RawBuilder<EvaluationType> =>
  sql`(${sql.lit(`{${evaluationTypes.join(',')}}`)}::text[])[${sql.ref(kind)}]`

const evaluationType = evaluationTypeOf('lines.kind')

/** Progress of a line from its stored counts, so that lists count nothing. */
const progress: RawBuilder<LineBrief['progress']> = sql`json_build_object(
  'answered', line_summaries.answered, 'indicators', instruments.indicator_count,
  'cells_complete', line_summaries.cells_complete, 'cells', ${sql.lit(cellsOfLine)})`

/** A line as in lists; requires `lines`, `line_summaries` and `instruments` in the statement. */
export const lineBrief: RawBuilder<LineBrief> = sql`json_build_object(
  'id', lines.id, 'evaluation_type', ${evaluationType}, 'year', lines.year, 'status', lines.status,
  'progress', ${progress})`

/** The same from the summary alone. */
const summaryBrief: RawBuilder<LineBrief> = sql`json_build_object(
  'id', line_summaries.line_id, 'evaluation_type', ${evaluationTypeOf('line_summaries.kind')},
  'year', line_summaries.year, 'status', line_summaries.status, 'progress', ${progress})`

/**
 * Ids and briefs of an evaluation's lines, oldest first; requires `evaluations` and `instruments` in the statement.
 */
export const briefsOfLines = sql<{ ids: number[]; every: LineBrief[] }>`cross join lateral (
  select array_agg(line_summaries.line_id order by line_summaries.kind) as ids,
    array_agg(${summaryBrief} order by line_summaries.kind) as every
  from line_summaries where line_summaries.evaluation_id = evaluations.id) as briefs`

/** The present names of a line's places, or from validation on those at that time. */
const placeOf = (language: Language): RawBuilder<Line['place']> => sql`json_build_object(
  'school', coalesce(lines.place ->> 'school', (
    select schools.name from schools where schools.id = evaluations.school_id)),
  'region', coalesce(lines.place ->> 'region', (
    select regions.name from regions where regions.id = evaluations.region_id)),
  'country', coalesce(lines.place -> 'country' ->> ${language}::text, (
    select ${countryName(language)} from countries where countries.id = evaluations.country_id)))`

/**
 * A line with all its parts as JSON; requires `lines`, `line_summaries` and the evaluation with its instrument in the
 * statement.
 */
export const lineShape = (language: Language, texts: 'few' | 'all' = 'few'): RawBuilder<Line> => {
  const { notes, comments } = textsOfLine(texts)
  return sql`json_build_object(
  'id', lines.id, 'evaluation_type', ${evaluationType}, 'year', lines.year, 'status', lines.status,
  'progress', ${progress}, 'version', lines.version, 'updated_at', ${jsonTime('lines.updated_at')},
  'indiprin', ${indiprinOfLine}, 'results', ${partsOfLine.results}, 'duties', ${partsOfLine.duties}, 'rating_rounds', ${partsOfLine.rounds}, 'files', ${partsOfLine.files}, 'notes', ${notes},
  'comments', ${comments}, 'comment_counts', ${countsOfLine.comments}, 'note_counts', ${countsOfLine.notes}, 'reviews', ${reviewsOfLine}, 'place', ${placeOf(language)},
  'changed_since_submission', ${changesOfLine},
  'submitted_at', ${jsonTime('lines.submitted_at')}, 'submitted_by', ${personOf('lines.submitted_by')},
  'edition_moved_at', ${jsonTime('lines.edition_moved_at')}, 'reviewer', ${personOf('lines.reviewer_id')}, 'review_by', lines.review_by,
  'reviewed_at', ${jsonTime('lines.reviewed_at')}, 'reviewed_by', ${personOf('lines.reviewed_by')},
  'closed_at', ${jsonTime('lines.closed_at')}, 'closed_by', ${personOf('lines.closed_by')})`
}

const byId = prepared<{ language: Language }, { id: number }, { line: Line }>((db, { language }, { id }) =>
  db
    .selectFrom('lines')
    .innerJoin('evaluations', 'evaluations.id', 'lines.evaluation_id')
    .innerJoin('instruments', 'instruments.id', 'evaluations.instrument_id')
    .innerJoin('line_summaries', 'line_summaries.line_id', 'lines.id')
    .where('lines.id', '=', id)
    .select(lineShape(language).as('line')),
)

/** Without a check of the scope, which the caller has done. */
export const lineById = async (db: Db, language: Language, id: number): Promise<Line> => {
  const [row] = await byId(db, { language }, { id })
  return found(row).line
}
