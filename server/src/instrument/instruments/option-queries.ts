import type { Actor } from 'contract/access/scope'
import type { Option } from 'contract/instrument/instruments'
import type { Language } from 'contract/platform/shapes'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { instrumentScope, instrumentsToWrite, textsIn } from './queries.ts'

const options = (db: Db, language: Language) => {
  const texts = textsIn(language, 'options.texts')
  return db
    .selectFrom('options')
    .select([
      'options.id',
      'options.instrument_id as instrument',
      'options.code',
      'options.scale',
      'options.points',
      'options.stage',
      sql<string>`${texts} ->> 'label'`.as('label'),
      sql<string>`${texts} ->> 'help'`.as('help'),
      'options.position as order',
      'options.version',
      'options.updated_at',
    ])
}

/** In order; empty when the instrument does not exist or is not visible. */
export const optionList = (db: Db, actor: Actor, language: Language, instrument: number): Promise<Option[]> =>
  options(db, language)
    .innerJoin('instruments', 'instruments.id', 'options.instrument_id')
    .where(instrumentScope(actor))
    .where('options.instrument_id', '=', instrument)
    .orderBy('options.position')
    .execute()

export const optionById = (db: Db, language: Language, id: number) =>
  options(db, language).where('options.id', '=', id).executeTakeFirst()

/** An option, locked, with its texts in the language (null where it has none). */
export const optionToChange = (db: Db, actor: Actor, language: Language, id: number) =>
  db
    .selectFrom('options')
    .where('instrument_id', 'in', (those) =>
      those.selectFrom('instruments').where(instrumentsToWrite(actor)).select('instruments.id'),
    )
    .where('id', '=', id)
    .select(['id', 'version', sql<object | null>`texts -> ${language}::text`.as('words')])
    .forUpdate()
    .executeTakeFirst()

/** Also raises the instrument's version, for caches. */
export const changeOption = (
  db: Db,
  id: number,
  language: Language,
  texts: { label: string; help: string },
) =>
  sql`
    with changed as (
      update options set version = version + 1, updated_at = now(),
        texts = texts || jsonb_build_object(${language}::text, ${JSON.stringify(texts)}::jsonb)
      where id = ${id} returning instrument_id)
    update instruments set version = version + 1, updated_at = now()
    from changed where instruments.id = changed.instrument_id`.execute(db)
