import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'

export const emptyTable = (db: Db, name: string) => sql`delete from ${sql.table(name)}`.execute(db)

/** The content of a database: nothing, only what a start makes, people's data, or tables of another program. */
export const contentOf = async (db: Db): Promise<'nothing' | 'no people' | 'people' | 'something else'> => {
  const { rows } = await sql<{ tables: number; isOurs: boolean; hasUsers: boolean }>`
    select count(*)::int as tables, coalesce(bool_or(relname = 'migration'), false) as "isOurs",
      coalesce(bool_or(relname = 'users'), false) as "hasUsers"
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`.execute(db)
  const [found] = rows
  if (!found || found.tables === 0) return 'nothing'
  if (!found.isOurs) return 'something else'
  if (!found.hasUsers) return 'no people'
  const people = await sql`select from users limit 1`.execute(db)
  return people.rows.length > 0 ? 'people' : 'no people'
}
