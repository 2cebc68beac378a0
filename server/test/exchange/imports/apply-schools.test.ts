import { afterAll, expect, test } from 'vitest'
import { givenSchool } from '../../given/places.ts'
import { asking } from '../../places/schools/asking.ts'
import { givenPlaces } from '../../places/schools/places.ts'
import { working } from '../../platform/working.ts'

const here = givenPlaces()
afterAll(() => here().vereda.close())
const { lookAt: examine, apply, applied } = working(() => here().vereda)
const { read: readSchool, change, audited, schoolsIn } = asking(here)

const schools = 'schools'
const header = 'name,region,management,type_of_school,levels,students,counted_on'

test('after applying, the rows exist with their audit, and are not applied a second time', async () => {
  const { coordinator, cusco, zorro, vereda } = here()
  const answer = await examine(
    coordinator,
    schools,
    `${header}\nSol,Cusco,public,special,"school; high_school",7,\nzorro Azul,Cusco,,,,301,`,
  )
  const before = await schoolsIn(cusco.id)
  expect(await applied(coordinator, answer.id)).toMatchObject({ status: 'done', created: 1, changed: 1 })
  expect(await schoolsIn(cusco.id)).toBe(before + 1)
  expect((await readSchool(coordinator, zorro.id)).body).toMatchObject({ students: 301, version: 2 })
  const trail = await audited(zorro.id)
  expect(trail.at(-1)).toMatchObject({
    actor_id: coordinator.id,
    deed: 'school.change',
    old: { students: 300 },
    new: { students: 301 },
  })
  const added = await vereda.database.db
    .selectFrom('schools')
    .where('name', '=', 'Sol')
    .select(['id', 'levels', 'folded'])
    .executeTakeFirstOrThrow()
  expect(added).toMatchObject({ levels: ['school', 'high_school'], folded: 'sol\n' })
  expect(await audited(added.id)).toMatchObject([
    { actor_id: coordinator.id, deed: 'school.create', new: { name: 'Sol', region: cusco.id, students: 7 } },
  ])
  expect(await apply(coordinator, answer.id)).toMatchObject({ status: 409, body: { code: 'data_changed' } })
})

test('a file with a refused row is not applied, unless that row is left out', async () => {
  const { coordinator, cusco } = here()
  const answer = await examine(
    coordinator,
    schools,
    `${header}\nBien,Cusco,public,regular,,1,\nMal,Cusco,,,,,`,
  )
  expect(answer.rows[1]?.errors).toMatchObject({
    management: [{ code: 'required' }],
    type_of_school: [{ code: 'required' }],
  })
  const before = await schoolsIn(cusco.id)
  expect(await apply(coordinator, answer.id)).toMatchObject({ status: 409, body: { code: 'rows_refused' } })
  expect(await schoolsIn(cusco.id)).toBe(before)

  const others = await applied(coordinator, answer.id, { without_refused: true })
  expect(others).toMatchObject({ status: 'done', created: 1, changed: 0 })
  expect(await schoolsIn(cusco.id)).toBe(before + 1)
})

test('a change since the dry run stops applying it', async () => {
  const { administrator, coordinator, cusco, vereda } = here()
  const { db } = vereda.database
  const one = await givenSchool(db, cusco.id, { name: 'Cambia' })
  const changed = await examine(administrator, schools, `name,region,students\nCambia,Cusco,5000`)
  expect((await change(coordinator, one.id, { teachers: 11 })).status).toBe(200)
  expect(await apply(administrator, changed.id)).toMatchObject({
    status: 409,
    body: { code: 'data_changed' },
  })

  const created = await examine(administrator, schools, `${header}\nMientras,Cusco,public,regular,,1,`)
  await givenSchool(db, cusco.id, { name: 'MIENTRAS' })
  expect(await apply(administrator, created.id)).toMatchObject({
    status: 409,
    body: { code: 'data_changed' },
  })
})

test('a school changed between the request and its job leaves nothing half written', async () => {
  const { administrator, cusco, vereda } = here()
  const { db } = vereda.database
  await givenSchool(db, cusco.id, { name: 'Tarde' })
  const answer = await examine(
    administrator,
    schools,
    `${header}\nPrimera,Cusco,public,regular,,1,\nTarde,Cusco,,,,99,`,
  )
  const { id } = await db
    .insertInto('jobs')
    .values({
      user_id: administrator.id,
      kind: 'import_apply',
      language: 'en',
      asked: JSON.stringify({ dry_run: answer.id, subject: schools }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('schools').set({ version: 9 }).where('name', '=', 'Tarde').execute()
  // another job wakes the runner, which does this one on its way
  await examine(administrator, schools, 'name,region,students\nTarde,Cusco,1')
  const { ended } = working(() => vereda)
  expect(await ended(administrator, id)).toMatchObject({ status: 'failed', answer: { code: 'data_changed' } })
  const there = await db.selectFrom('schools').where('name', '=', 'Primera').select('id').execute()
  expect(there).toEqual([])
})
