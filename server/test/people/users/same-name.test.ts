import { userCalls } from 'contract/people/users'
import { expect, test } from 'vitest'
import { queueEmail } from '../../../src/messages/emails/queries.ts'
import { anonymisePerson } from '../../../src/people/users/anonymise-person.ts'
import { givenDatabase } from '../../database/database.ts'
import { asAdministrator, asSchool, type Someone } from '../../given/people.ts'
import { atTheEnd } from '../../running/endings.ts'
import { givenVereda } from '../../vereda.ts'
import { givenWorld } from './given-people.ts'

const database = await givenDatabase()
const { db } = database
atTheEnd(() => database.close())

const full_name = 'María Quispe'

const notified = async (user: Someone, params: object, person_id: number | null) => {
  const { id } = await db
    .insertInto('notifications')
    .values({ user_id: user.id, code: 'line_submitted', params: JSON.stringify(params), person_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const nameIn = async (table: 'notifications' | 'letters', id: number) => {
  const row = await db.selectFrom(table).select('params').where('id', '=', id).executeTakeFirstOrThrow()
  return row.params['person']
}

test('erasing one of two people of the same name keeps what names the other', async () => {
  const reader = await asAdministrator(db)
  const one = await asSchool(db, [], { full_name })
  const other = await asSchool(db, [], { full_name })
  const params = { person: full_name, school: 'River' }
  const ofOne = await notified(reader, params, one.id)
  const ofOther = await notified(reader, params, other.id)
  const older = await notified(reader, params, null)
  for (const { id } of [one, other])
    await queueEmail(db, { user: reader.id, code: 'invitation', person: { id, full_name } })
  const [letterOfOne, letterOfOther] = await db
    .selectFrom('letters')
    .select('id')
    .where('user_id', '=', reader.id)
    .orderBy('id')
    .execute()

  const gone = await db.transaction().execute((inside) => anonymisePerson(inside, one.id))

  expect(gone.letters).toEqual([letterOfOne?.id])
  expect(await nameIn('notifications', ofOne)).toBe('Deleted user')
  expect(await nameIn('letters', letterOfOne?.id ?? 0)).toBe('Deleted user')
  for (const id of [ofOther, older]) expect(await nameIn('notifications', id)).toBe(full_name)
  expect(await nameIn('letters', letterOfOther?.id ?? 0)).toBe(full_name)
})

test('an older message that names only the erased person loses the name', async () => {
  const reader = await asAdministrator(db)
  const only = await asSchool(db, [], { full_name: 'Only One of This Name' })
  const older = await notified(reader, { person: 'Only One of This Name' }, null)
  await db.transaction().execute((inside) => anonymisePerson(inside, only.id))
  expect(await nameIn('notifications', older)).toBe('Deleted user')
})

test('an e-mail is stored with the ids of its recipient and of the person it names', async () => {
  const vereda = await givenVereda()
  const { here } = await givenWorld(vereda.database.db)
  const invited = await vereda.ask(userCalls.register, here.northern, {
    body: { username: 'invited-one', email: 'invited@vereda.example', full_name: 'Invited' },
  })
  const letter = await vereda.database.db
    .selectFrom('letters')
    .select(['person_id', 'user_id'])
    .executeTakeFirstOrThrow()
  expect(letter).toEqual({ person_id: here.northern.id, user_id: invited.body.id })
  await vereda.close()
})
