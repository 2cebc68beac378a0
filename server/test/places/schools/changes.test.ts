import { schoolCalls } from 'contract/places/schools'
import { expect, test } from 'vitest'
import { asCoordinator } from '../../given/people.ts'
import { givenSchool } from '../../given/places.ts'
import { asking } from './asking.ts'
import { givenPlaces, newSchool } from './places.ts'

const here = givenPlaces()
const { create, read, change, remove, audited, schoolsIn } = asking(here)

test('a school representative writes the numbers and nothing else', async () => {
  const { evaluator, arbol } = here()
  const numbers = { students: 90, students_with_disabilities: 30, counted_on: '2026-10-01' }
  const answer = await change(evaluator, arbol.id, { ...numbers, unknown: 'dropped' })
  expect(answer).toMatchObject({ status: 200, body: { ...numbers, version: 2, name: 'Árbol Verde' } })
  for (const body of [
    { name: 'Other' },
    { students: 91, project_name: null },
    { region: arbol.region },
    { management: 'public' },
    { type_of_school: 'regular' },
    { levels: [] },
  ]) {
    expect(await change(evaluator, arbol.id, body)).toMatchObject({
      status: 403,
      body: { code: 'permission_denied' },
    })
  }
  expect(await create(evaluator, newSchool(arbol.region, 'Mine'))).toMatchObject({ status: 403 })
  expect(await remove(evaluator, arbol.id)).toMatchObject({ status: 403 })
  expect((await read(evaluator, arbol.id)).body).toMatchObject({ students: 90, version: 2 })
})

test('fields that need other rights are refused, not ignored', async () => {
  const { coordinator, zorro, cusco } = here()
  for (const field of ['id', 'status', 'created_by', 'role']) {
    expect(await change(coordinator, zorro.id, { [field]: 1 }), field).toMatchObject({ status: 403 })
    expect(await create(coordinator, { ...newSchool(cusco.id, 'X'), [field]: 1 }), field).toMatchObject({
      status: 403,
    })
  }
})

test('a school is added and moved only within scope', async () => {
  const { coordinator, representative, administrator, ancash, bahia, cusco } = here()
  const denied = { status: 403, body: { code: 'permission_denied' } }
  expect(await create(coordinator, newSchool(ancash.id, 'There'))).toMatchObject(denied)
  expect(await create(coordinator, newSchool(987_654, 'There'))).toMatchObject(denied)
  expect(await create(representative, newSchool(bahia.id, 'There'))).toMatchObject(denied)
  const missing = {
    status: 400,
    body: { code: 'does_not_exist', errors: { region: [{ code: 'does_not_exist' }] } },
  }
  expect(await create(administrator, newSchool(987_654, 'There'))).toMatchObject(missing)
  const school = await givenSchool(here().vereda.database.db, cusco.id, { name: 'Viajera' })
  expect(await change(coordinator, school.id, { region: ancash.id })).toMatchObject(denied)
  expect(await change(representative, school.id, { region: bahia.id })).toMatchObject(denied)
  expect(await change(representative, school.id, { region: 987_654 })).toMatchObject(denied)
  expect(await change(administrator, school.id, { region: 987_654 })).toMatchObject(missing)
})

test('a moved school changes its country and the counts of both', async () => {
  const { administrator, representative, coordinator, ancash, bahia, brazil, cusco } = here()
  const { db } = here().vereda.database
  const school = await givenSchool(db, cusco.id, { name: 'Mudanza' })
  const [before, after] = [await schoolsIn(cusco.id), await schoolsIn(bahia.id)]
  const moved = await change(administrator, school.id, { region: bahia.id })
  expect(moved).toMatchObject({
    status: 200,
    body: { region: { id: bahia.id }, country: { id: brazil.id, name: 'Brazil' } },
  })
  expect([await schoolsIn(cusco.id), await schoolsIn(bahia.id)]).toEqual([before - 1, after + 1])
  expect((await read(coordinator, school.id)).status).toBe(404)
  const own = await givenSchool(db, cusco.id)
  expect(await change(representative, own.id, { region: ancash.id })).toMatchObject({
    body: { region: { name: 'Áncash' } },
  })
  const both = await asCoordinator(db, [cusco.id, ancash.id])
  expect(await change(both, own.id, { region: cusco.id })).toMatchObject({
    body: { region: { name: 'Cusco' } },
  })
})

test('impossible numbers are refused at the field, checked as after the change', async () => {
  const { coordinator, cusco } = here()
  const { db } = here().vereda.database
  const faulty = { ...newSchool(cusco.id, 'Cifras'), students: 10 }
  expect(await create(coordinator, faulty)).toMatchObject({
    status: 400,
    body: {
      code: 'more_than_whole',
      errors: { students_with_disabilities: [{ code: 'more_than_whole' }] },
    },
  })
  const school = await givenSchool(db, cusco.id)
  for (const [body, field, code = 'validation_error'] of [
    [{ students: 19 }, 'students_with_disabilities', 'more_than_whole'],
    [{ students_with_disabilities: 101 }, 'students_with_disabilities', 'more_than_whole'],
    [{ students_with_disabilities: 7 }, 'students_with_multiple_disabilities', 'more_than_whole'],
    [{ students_with_visual_disabilities: 21 }, 'students_with_visual_disabilities', 'more_than_whole'],
    [{ students_with_deafblindness: 21 }, 'students_with_deafblindness', 'more_than_whole'],
    [{ students: -1 }, 'students'],
    [{ teachers: 1.5 }, 'teachers'],
    [{ other_professionals: '3' }, 'other_professionals'],
    [{ teachers: [3] }, 'teachers'],
    [{ counted_on: '2026-02-30' }, 'counted_on'],
    [{ levels: ['university'] }, 'levels.0'],
    [{ management: 'both' }, 'management'],
    [{ name: 'a\u0000b' }, 'name'],
  ] as const) {
    const answer = await change(coordinator, school.id, body)
    expect(answer, JSON.stringify(body)).toMatchObject({
      status: 400,
      body: { code, errors: { [field]: [{ code }] } },
    })
  }
  const combined = { students: 19, students_with_disabilities: 9, students_with_multiple_disabilities: 0 }
  expect((await change(coordinator, school.id, combined)).status).toBe(200)
})

test('a change on an older version is refused with the current one', async () => {
  const { coordinator, cusco } = here()
  const school = await givenSchool(here().vereda.database.db, cusco.id)
  expect(await change(coordinator, school.id, { teachers: 11 }, { 'if-match': '"v1"' })).toMatchObject({
    status: 200,
    headers: { etag: '"v2"' },
  })
  const conflict = { status: 412, body: { code: 'version_conflict', version: 2 } }
  expect(await change(coordinator, school.id, { teachers: 12 }, { 'if-match': '"v1"' })).toMatchObject(
    conflict,
  )
  expect(await remove(coordinator, school.id, { 'if-match': '"v1"' })).toMatchObject(conflict)
  expect(await change(coordinator, school.id, { teachers: 13 }, { 'if-match': '*' })).toMatchObject({
    status: 200,
  })
  expect((await read(coordinator, school.id)).headers['etag']).toBe('"v3"')
})

test('a renamed school is found by its new name and its project', async () => {
  const { coordinator, cusco, vereda } = here()
  const school = await givenSchool(vereda.database.db, cusco.id, { project_name: 'Alas' })
  await change(coordinator, school.id, { name: 'Colibrí' })
  const found = async (search: string) =>
    (await vereda.ask(schoolCalls.list, coordinator, { query: { search } })).body as unknown as {
      count: number
    }
  expect(await found('colibri')).toMatchObject({ count: 1 })
  expect(await found('alas')).toMatchObject({ count: 1 })
  await change(coordinator, school.id, { project_name: '' })
  expect(await found('alas')).toMatchObject({ count: 0 })
  expect((await read(coordinator, school.id)).body.project_name).toBeNull()
})

test('the audit stores old and new values of changes, without the texts about the project', async () => {
  const { coordinator, cusco } = here()
  const { body: school } = await create(coordinator, newSchool(cusco.id, 'Con memoria'))
  await change(coordinator, school.id, { students: 50, project_name: 'Secreto', unknown: 1 })
  await change(coordinator, school.id, { students: 1 })
  await remove(coordinator, school.id)
  const rows = await audited(school.id)
  expect(rows).toMatchObject([
    {
      deed: 'school.create',
      actor_id: coordinator.id,
      old: null,
      new: { name: 'Con memoria', region: cusco.id },
    },
    { deed: 'school.change', old: { students: 40 }, new: { students: 50 } },
    { deed: 'school.delete', old: { name: 'Con memoria', students: 50 }, new: null },
  ])
  expect(rows[1]?.new).toEqual({ students: 50 })
  expect(JSON.stringify(rows)).not.toMatch(/Luz|Secreto/)
})
