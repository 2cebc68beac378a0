import { writeFile } from 'node:fs/promises'
import { setPassword } from '../../accounts/queries.ts'
import { removeAreasOf } from '../../areas/queries.ts'
import { forgetPersonal, record } from '../../audit/queries.ts'
import type { Db } from '../../database/db.ts'
import { refusal } from '../../database/refusal.ts'
import { transact } from '../../database/transact.ts'
import { forgetLetters } from '../../letters/queries.ts'
import { hashed } from '../../passwords/hashing.ts'
import { mustBeUncommon } from '../../passwords/must-be-uncommon.ts'
import { personAdded } from '../../recorded-person.ts'
import { voidTokens } from '../../recovery/queries.ts'
import { forgetSessions, revokeSessions } from '../../sessions/queries.ts'
import { mustNotBeLast } from '../../superusers/queries.ts'
import { addUser, forgetUser } from '../../users/queries.ts'
import { findPerson } from './find-person.ts'
import { type Order, operator, told } from './order.ts'
import { auditOfPerson, columnsNamingPeople, forgetMessages, rowsNaming, userRow } from './queries.ts'
import { newcomerFrom, passwordFrom } from './said-by-operator.ts'

export const createSuperuser: Order = async ({ database }, options) => {
  const { password, ...person } = newcomerFrom(options)
  await mustBeUncommon(password, person).catch(() => {
    throw refusal('This password is used by too many people')
  })
  const password_hash = await hashed(password)
  const standing = { role: 0, is_superuser: true, language: 'en' } as const
  const add = async (db: Db) => {
    const { id } = await addUser(db, { ...person, ...standing, password_hash })
    await record(
      { ...operator, db },
      'user.create',
      { type: 'user', id },
      personAdded({ ...person, ...standing }),
    )
  }
  await transact(database.db, add).catch((error: { constraint?: string }) => {
    throw error.constraint?.startsWith('users_')
      ? refusal('Somebody has this user name or this e-mail already')
      : error
  })
  return told(`${person.username} is a super administrator and can log in.`)
}

export const resetPassword: Order = async ({ database }, options) => {
  const password = passwordFrom(options)
  return transact(database.db, async (db) => {
    const person = await findPerson(db, options.name)
    await mustBeUncommon(password, person).catch(() => {
      throw refusal('This password is used by too many people')
    })
    await setPassword(db, person, await hashed(password))
    await revokeSessions(db, person.id, 'password')
    await record({ ...operator, db }, 'auth.password_reset', { type: 'user', id: person.id })
    return told(`${person.username} has a new password; every session of theirs has ended.`)
  })
}

export const exportUser: Order = async ({ database }, { name, file }) => {
  const about = await database.db.transaction().execute(async (db) => {
    const person = await findPerson(db, name)
    const rows: Record<string, unknown[]> = {}
    for (const reference of await columnsNamingPeople(db)) {
      const found = await rowsNaming(db, reference, person.id)
      if (found.length > 0) rows[`${reference.table}.${reference.column}`] = found
    }
    await record({ ...operator, db }, 'user.export', { type: 'user', id: person.id })
    return { person: await userRow(db, person.id), rows, audit: await auditOfPerson(db, person.id) }
  })
  await writeFile(file ?? '', `${JSON.stringify(about, null, 2)}\n`, { flag: 'wx', mode: 0o600 }).catch(
    (error: Error) => {
      throw refusal(`The file was not written: ${error.message}`)
    },
  )
  return told(`Everything about ${name} is in ${file}.`)
}

export const eraseUser: Order = ({ database }, { name, reason }) =>
  transact(database.db, async (db) => {
    const person = await findPerson(db, name)
    await mustNotBeLast(db, person.id).catch(() => {
      throw refusal(`${person.username} is the last super administrator: make another one first`)
    })
    const object = { type: 'user', id: person.id }
    const areas = await removeAreasOf(db, person.id)
    await forgetSessions(db, person.id)
    await forgetMessages(db, person.id)
    await forgetLetters(db, person.id)
    await voidTokens(db, person.id)
    await forgetUser(db, person.id)
    await forgetPersonal(db, object)
    await record({ ...operator, db }, 'user.erase', object, {
      old: { role: person.role, areas },
      new: { reason: reason ?? null },
    })
    return told(
      `Person ${person.id} has no name, address, password or session any more; what was evaluated stays.`,
    )
  })
