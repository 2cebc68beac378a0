import { evaluationTypes } from 'contract/evaluation/lines'
import type { Stage } from 'contract/evaluation/scores/stages'
import type { Language } from 'contract/platform/shapes'
import { sql } from 'kysely'
import { linesInScope } from '../../../evaluation/lines/queries.ts'
import { nameIn } from '../../../instrument/instruments/queries.ts'
import { recordingEntry } from '../../../platform/audit/queries.ts'
import type { Db } from '../../../platform/database/db.ts'
import { personOf } from '../../../platform/database/json.ts'
import type { Work } from '../../../platform/jobs/kind.ts'
import type { Thing } from '../wanted.ts'

/** The requested line, or the newest; with the school's name at its validation. */
const lineOf = ({ db, actor, id, line }: Thing) =>
  linesInScope(db, actor)
    .innerJoin('schools', 'schools.id', 'evaluations.school_id')
    .where('evaluations.id', '=', id)
    .$if(line !== undefined, (some) => some.where('lines.id', '=', line ?? 0))
    .select(sql<string>`coalesce(lines.place ->> 'school', schools.name)`.as('name'))
    .orderBy('lines.kind', 'desc')
    .limit(1)

export const lineOfThing = async (thing: Thing) => {
  const line = await lineOf(thing).executeTakeFirst()
  return line && { ...line, evaluation_type: evaluationTypes[line.kind - 1] ?? 'base' }
}

const evidenceOf = (db: Db, line: number) =>
  db
    .selectFrom('files')
    .where('files.line_id', '=', line)
    .where('files.stage', 'is not', null)
    .where('files.deleted_at', 'is', null)
    .where('files.scan', '<>', 'infected')

/** The caller checked the scope of the line. */
export const evidenceSize = (db: Db, line: number): Promise<{ bytes: number; files: number }> =>
  evidenceOf(db, line)
    .select([
      sql<number>`coalesce(sum(files.size), 0)::float8`.as('bytes'),
      sql<number>`count(*)::int`.as('files'),
    ])
    .executeTakeFirstOrThrow()

/** In the order of its folders; the caller checked the scope of the line. */
export const evidenceOfLine = (db: Db, line: number, language: Language) =>
  evidenceOf(db, line)
    .innerJoin('categories', 'categories.id', 'files.category_id')
    .select([
      'files.id',
      'files.object',
      'files.name',
      'files.kind',
      'files.content_type',
      'files.size',
      'files.description',
      'files.stage',
      'files.created_at',
      'files.consent_at',
      'categories.number as domain',
      nameIn('categories.texts', language).as('domain_name'),
      personOf<{ id: number; name: string }>('files.uploaded_by').as('uploaded_by'),
      personOf<{ id: number; name: string } | null>('files.consent_by').as('consent_by'),
    ])
    .orderBy('categories.number')
    .orderBy('files.stage')
    .orderBy('files.id')
    .$narrowType<{ stage: Stage }>()
    .execute()

export type EvidenceFile = Awaited<ReturnType<typeof evidenceOfLine>>[number]

/** Records for each file that the person got it: who has seen a photo must be known by file. */
export const recordHandedOut = (
  { db, actor, request, id }: Pick<Work, 'db' | 'actor' | 'request' | 'id'>,
  files: number[],
) => {
  const entry = {
    by: actor.id,
    request: request.id,
    old: null,
    new: JSON.stringify({ export: id }),
    personal: null,
  }
  return sql`with given as (select unnest(${files}::int[]) as id)
    ${recordingEntry(entry, 'file.download', { type: 'file', of: 'given' })}`.execute(db)
}
