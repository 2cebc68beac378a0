import type { Actor } from 'contract/access/scope'
import type { Language } from 'contract/platform/shapes'
import { sql } from 'kysely'
import { instrumentScope, textsIn } from '../../../instrument/instruments/queries.ts'
import type { Db } from '../../../platform/database/db.ts'

/** The names of the domains by their number: of the instrument asked for, or of the newest for all countries. */
export const domainNames = async (
  db: Db,
  actor: Actor,
  language: Language,
  instrument: number | undefined,
): Promise<Map<number, string>> => {
  const rows = await db
    .selectFrom('categories')
    .where('categories.instrument_id', '=', (of) =>
      of
        .selectFrom('instruments')
        .where(instrumentScope(actor))
        .$if(instrument !== undefined, (those) => those.where('instruments.id', '=', instrument ?? 0))
        .select('instruments.id')
        .orderBy(sql`instruments.country_id is not null`)
        .orderBy('edition', 'desc')
        .limit(1),
    )
    .select(['number', sql<string | null>`${textsIn(language, 'categories.texts')} ->> 'name'`.as('name')])
    .execute()
  return new Map(rows.flatMap(({ number, name }) => (name ? [[number, name] as const] : [])))
}
