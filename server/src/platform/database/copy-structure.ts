import { sql } from 'kysely'
import type { Db } from './db.ts'

export type Column = { name: string; type: string }
export type TableStructure = { name: string; columns: Column[] }
export type Sequence = { name: string; value: number }

/** The product's tables with the columns that hold data of their own. */
export const tablesIn = async (db: Db): Promise<TableStructure[]> => {
  const { rows } = await sql<TableStructure>`
    select relname as name,
      (select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum)
        from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`.execute(db)
  return rows
}

/** Where the counters of ids stand: an id that was given to a row is never given again, also when the row is gone. */
export const sequencesIn = async (db: Db): Promise<Sequence[]> => {
  const { rows } = await sql<Sequence>`
    select sequencename as name, last_value as value from pg_sequences
    where schemaname = 'public' and last_value is not null order by sequencename`.execute(db)
  return rows
}

/** Statements that take everything of ours out of the database; extensions and what belongs to them stay. */
export const emptyDatabase = async (db: Db): Promise<void> => {
  const own = sql`not exists (select from pg_depend where objid = thing.oid and deptype = 'e')`
  const { rows } = await sql<{ statement: string }>`
    select format('drop table if exists %s cascade', thing.oid::regclass) as statement
    from pg_class as thing
    where thing.relnamespace = 'public'::regnamespace and thing.relkind in ('r', 'p') and ${own}
    union all
    select format('drop function if exists %s cascade', thing.oid::regprocedure) from pg_proc as thing
    where thing.pronamespace = 'public'::regnamespace and ${own}`.execute(db)
  for (const { statement } of rows) await sql.raw(statement).execute(db)
}

/**
 * Takes references and triggers away while rows come in, in any order and as they were; gives what puts them back,
 * which fails when a row refers to nothing.
 */
export const withoutGuards = async (db: Db): Promise<() => Promise<void>> => {
  const { rows: references } = await sql<{ drop: string; add: string }>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
    from pg_constraint where connamespace = 'public'::regnamespace and contype = 'f'`.execute(db)
  const { rows: triggers } = await sql<{ off: string; on: string }>`
    select format('alter table %s disable trigger %I', tgrelid::regclass, tgname) as off,
      format('alter table %s enable %s trigger %I', tgrelid::regclass,
        case tgenabled when 'A' then 'always' when 'R' then 'replica' else '' end, tgname) as on
    from pg_trigger join pg_class on pg_class.oid = tgrelid
    where relnamespace = 'public'::regnamespace and not tgisinternal and tgenabled <> 'D'`.execute(db)
  for (const { drop } of references) await sql.raw(drop).execute(db)
  for (const { off } of triggers) await sql.raw(off).execute(db)
  return async () => {
    for (const { add } of references) await sql.raw(add).execute(db)
    for (const { on } of triggers) await sql.raw(on).execute(db)
  }
}

export const setSequences = async (db: Db, sequences: Sequence[]): Promise<void> => {
  for (const { name, value } of sequences)
    await sql`select setval(quote_ident(${name})::regclass, ${value})`.execute(db)
}

/** How many others are connected to this database, whoever they are: servers, commands, people with a console. */
export const otherSessions = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}
