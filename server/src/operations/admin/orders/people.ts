import { writeFile } from 'node:fs/promises'
import { assertUncommon } from '../../../access/passwords/assert-uncommon.ts'
import { hashed } from '../../../access/passwords/hashing.ts'
import { personAdded } from '../../../access/recorded-person.ts'
import { removeTotp } from '../../../access/second-step/queries.ts'
import { revokeSessions } from '../../../access/session-queries.ts'
import { notifyOfSignIn } from '../../../messages/emails/queries.ts'
import { settleReset } from '../../../messages/notifications/settled-queries.ts'
import { setPassword } from '../../../people/accounts/queries.ts'
import { countriesRepresented } from '../../../people/areas/queries.ts'
import { anonymisePerson } from '../../../people/users/anonymise-person.ts'
import { addUser } from '../../../people/users/queries.ts'
import { assertNotLast } from '../../../people/users/superuser-queries.ts'
import { record } from '../../../platform/audit/queries.ts'
import type { Db } from '../../../platform/database/db.ts'
import { refusal } from '../../../platform/database/failures/refusal.ts'
import { transact } from '../../../platform/database/sessions/transact.ts'
import { openResults } from '../../../platform/jobs/open-results.ts'
import { openPost } from '../../../platform/mail/open-post.ts'
import { findPerson } from './find-person.ts'
import { type Order, operator, result } from './order.ts'
import { auditOfPerson, columnsNamingPeople, rowsNaming, userRow } from './queries.ts'
import { newcomerFrom, passwordFrom } from './said-by-operator.ts'

export const createSuperuser: Order = async ({ database }, options) => {
  const { password, ...person } = newcomerFrom(options)
  await assertUncommon(password, person).catch(() => {
    throw refusal('This password is used by too many people')
  })
  const password_hash = await hashed(password)
  const rights = { role: 0, is_superuser: true, language: 'en' } as const
  const add = async (db: Db) => {
    const { id } = await addUser(db, { ...person, ...rights, password_hash })
    await record(
      { ...operator, db },
      'user.create',
      { type: 'user', id },
      personAdded({ ...person, ...rights }),
    )
  }
  await transact(database.db, add).catch((error: { constraint?: string }) => {
    throw error.constraint?.startsWith('users_')
      ? refusal('Somebody has this user name or this e-mail already')
      : error
  })
  return result(`${person.username} is a super administrator and can log in.`)
}

export const resetPassword: Order = async ({ database }, options) => {
  const password = passwordFrom(options)
  return transact(database.db, async (db) => {
    const person = await findPerson(db, options.name)
    await assertUncommon(password, person).catch(() => {
      throw refusal('This password is used by too many people')
    })
    await setPassword(db, person, await hashed(password))
    await revokeSessions(db, person.id, 'password')
    await record({ ...operator, db }, 'auth.password_reset', { type: 'user', id: person.id })
    return result(`${person.username} has a new password; every session of theirs has ended.`)
  })
}

export const removeSecondStep: Order = async ({ database }, options) =>
  transact(database.db, async (db) => {
    const person = await findPerson(db, options.name)
    if (!(await removeTotp(db, person.id))) throw refusal(`${person.username} has no second step`)
    await settleReset(db, person.id)
    await revokeSessions(db, person.id, 'reset')
    await record({ ...operator, db }, 'user.factor_reset', { type: 'user', id: person.id })
    await notifyOfSignIn(db, person.id, 'reset_done')
    return result(`${person.username} signs in with the password alone; every session of theirs has ended.`)
  })

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
  return result(`Everything about ${name} is in ${file}.`)
}

export const eraseUser: Order = async ({ database, settings }, { name, reason }) => {
  const {
    person,
    represented,
    objects,
    letters: emails,
  } = await transact(database.db, async (db) => {
    const person = await findPerson(db, name)
    await assertNotLast(db, person.id).catch(() => {
      throw refusal(`${person.username} is the last super administrator: make another one first`)
    })
    const represented = await countriesRepresented(db, 'en', person.id)
    const { areas, ...outside } = await anonymisePerson(db, person.id)
    await record(
      { ...operator, db },
      'user.erase',
      { type: 'user', id: person.id },
      {
        old: { role: person.role, areas },
        new: { reason: reason ?? null },
      },
    )
    return { person, represented, ...outside }
  })
  const results = await openResults(settings, null)
  for (const object of objects) await results.remove(object)
  for (const address of [person.email, person.pending_email]) await openPost(settings).purge(emails, address)
  return result(
    `Person ${person.id} has no name, address, password or session any more; what was evaluated stays.`,
    ...represented.map((country) => `Nobody represents ${country.name} any more.`),
    'Files that others exported are kept for a day, backups until they are deleted; names that people wrote into texts stay.',
  )
}
