import type { Actor } from 'contract/access/scope'
import { sql } from 'kysely'
import { managedBy, readBy } from '../../access/user-scope.ts'
import type { Db } from '../../platform/database/db.ts'

/** A person in reach, and whether the actor may also change more than reads. */
export const holderInScope = (db: Db, actor: Actor, id: number) =>
  db
    .selectFrom('users')
    .where('users.deleted_at', 'is', null)
    .where(readBy(actor))
    .where('users.id', '=', id)
    .select([
      'users.id',
      'users.full_name',
      'users.role',
      'users.is_superuser',
      sql<boolean>`(${managedBy(actor)})`.as('managed'),
    ])
    .executeTakeFirst()

/**
 * People, held in one order for all: two who hand over what one person holds do it one after the other, and nobody is
 * deleted, closed or given another role while they take something over.
 */
export const lockPeople = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('users')
    .where('id', 'in', [...ids])
    .select('id')
    .orderBy('id')
    .forUpdate()
    .execute()
