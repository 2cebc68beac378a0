import type { Actor } from 'contract/access/scope'
import { sql } from 'kysely'
import { managedBy, readBy } from '../../access/user-scope.ts'
import type { Db } from '../../platform/database/db.ts'

/** A person in scope, and whether the actor may also change them. */
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
 * Locks people in one order, so that handovers of one person's work are serialised, and nobody is deleted,
 * deactivated or given another role meanwhile.
 */
export const lockPeople = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('users')
    .where('id', 'in', [...ids])
    .select('id')
    .orderBy('id')
    .forUpdate()
    .execute()
