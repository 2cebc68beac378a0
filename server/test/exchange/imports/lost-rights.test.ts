import { afterAll, expect, test } from 'vitest'
import { asAdministrator, asCoordinator, asSuperuser } from '../../given/people.ts'
import { givenWorld } from '../../people/users/given-people.ts'
import { working } from '../../platform/working.ts'
import { givenVereda } from '../../vereda.ts'

const vereda = await givenVereda()
const { db } = vereda.database
const { here, superuser } = await givenWorld(db)
afterAll(() => vereda.close())
const { lookAt: examine, apply, ended } = working(() => vereda)

const people = 'people'
const header = 'username,full_name,email,role,areas,country,language'

test('who is no longer administrator makes none by an older dry run, and changes no superuser', async () => {
  const [fallen, plain] = [await asAdministrator(db), await asSuperuser(db)]
  const admins = `${header}\nlate-admin,Name,late-admin@vereda.example,0,,,`
  const dryRun = await examine(fallen, people, admins)
  expect(dryRun).toMatchObject({ created: 1, refused: 0 })
  await db.updateTable('users').set({ role: 2 }).where('id', '=', fallen.id).execute()
  expect(await apply(fallen, dryRun.id)).toMatchObject({ status: 409, body: { code: 'data_changed' } })
  const renamed = await examine(plain, people, `username,full_name\n${superuser.username},Taken`)
  await db.updateTable('users').set({ is_superuser: false }).where('id', '=', plain.id).execute()
  expect(await apply(plain, renamed.id)).toMatchObject({ status: 409, body: { code: 'data_changed' } })
})

test('a waiting import of a person who lost the permission is not run', async () => {
  const fallen = await asCoordinator(db, [here.north.id])
  const file = 'name,region,management,type_of_school\nWaiting School,' + `${here.north.name},public,regular`
  const dryRun = await examine(fallen, 'schools', file)
  expect(dryRun).toMatchObject({ created: 1, refused: 0 })
  await db.deleteFrom('areas').where('user_id', '=', fallen.id).execute()
  await db.updateTable('users').set({ role: 3 }).where('id', '=', fallen.id).execute()
  await db
    .insertInto('areas')
    .values({ user_id: fallen.id, role: 3, school_id: here.north.school.id })
    .execute()
  const request = JSON.stringify({ dry_run: dryRun.id, subject: 'schools' })
  const { id } = await db
    .insertInto('jobs')
    .values({ user_id: fallen.id, kind: 'import_apply', language: 'en', asked: request })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(await ended(fallen, id)).toMatchObject({ status: 'failed', answer: { code: 'permission_denied' } })
  const made = db.selectFrom('schools').select('id').where('name', '=', 'Waiting School')
  expect(await made.execute()).toEqual([])
})
