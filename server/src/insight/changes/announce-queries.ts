import { announcedActions, changeKinds, endingActions } from 'contract/insight/changes'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { transact } from '../../platform/database/sessions/transact.ts'

/**
 * The changes of one seal. Positions are assigned under the lock of the feed's only row, held until commit, so that
 * no lower position appears after a higher one was read.
 */
const announceSeal = (db: Db, seal: number) =>
  sql`
  with announced as (
    select sealed.turn, audit.at, audit.object_type as kind, audit.object_id, split_part(audit.deed, '.', 2) as action,
      coalesce(place.country_id, gone.country_id) as country_id,
      coalesce(place.region_id, gone.region_id) as region_id,
      coalesce(place.school_id, gone.school_id) as school_id
    from audit_seals
    cross join unnest(audit_seals.audit_ids) with ordinality as sealed (id, turn)
    join audit on audit.id = sealed.id
    cross join lateral place_of(audit.object_type, audit.object_id) as place
    left join deleted_places as gone on gone.kind = audit.object_type and gone.object_id = audit.object_id
    where audit_seals.number = ${seal} and audit.deed = any(${announcedActions}::text[])
      and audit.object_type = any(${[...changeKinds]}::text[]) and audit.object_id is not null
      and coalesce(place.country_id, gone.country_id) is not null
  ),
  added as (
    insert into changes (position, at, kind, object_id, action, country_id, region_id, school_id)
    select change_feed.last + row_number() over (order by turn), at, kind, object_id, action,
      country_id, region_id, school_id
    from announced, change_feed
  ),
  forgotten as (
    delete from deleted_places as gone using announced
    where gone.kind = announced.kind and gone.object_id = announced.object_id
      and announced.action = any(${[...endingActions]}::text[])
  )
  update change_feed set seal = ${seal}, last = last + (select count(*) from announced)`.execute(db)

/** False when there is no further seal. */
const announceNext = (db: Db): Promise<boolean> =>
  transact(db, async (inside) => {
    const { rows } = await sql<{ seal: number }>`select seal from change_feed for update`.execute(inside)
    const next = await inside
      .selectFrom('audit_seals')
      .select('number')
      .where('number', '>', rows[0]?.seal ?? 0)
      .orderBy('number')
      .limit(1)
      .executeTakeFirst()
    if (next) await announceSeal(inside, next.number)
    return next !== undefined
  })

/** Announces what was sealed since the last run; several servers may run it at once. */
export const announceChanges = async (db: Db): Promise<void> => {
  while (await announceNext(db));
}

/** The rest is deleted in the next hour. */
const purgedAtOnce = 100_000

/** Deletes changes older than the audit, and stores up to which position. */
export const purgeChanges = (db: Db) =>
  sql`
  with oldest as (select position, at from changes order by position limit ${purgedAtOnce}),
  old as (select max(position) as last from oldest where at < now() - interval '400 days'),
  gone as (delete from changes using old where changes.position <= old.last)
  update change_feed set purged = greatest(purged, old.last) from old where old.last is not null`.execute(db)
