import { afterAll, expect, test } from 'vitest'
import { asSchool } from '../../given/people.ts'
import { givenPlaces } from '../../places/schools/places.ts'
import { working } from '../../platform/working.ts'

const here = givenPlaces()
afterAll(() => here().vereda.close())
const { send, read, look: check, lookAt: examine, apply } = working(() => here().vereda)

const schools = 'schools'
const header = 'name,region,management,type_of_school,levels,students,counted_on'

test('rows are read in pages, and filtered by what becomes of them', async () => {
  const { coordinator } = here()
  const rows = Array.from(
    { length: 30 },
    (_, at) => `Página ${at},Cusco,${at % 3 === 0 ? 'x' : 'public'},regular`,
  )
  const { id } = await examine(
    coordinator,
    schools,
    `name,region,management,type_of_school\n${rows.join('\n')}`,
  )
  const page = await read(coordinator, id, { page: '2', page_size: '4', deed: 'refuse' })
  const answer = page.body.answer as { refused: number; rows: { row: number }[] }
  expect(answer.refused).toBe(10)
  expect(answer.rows.map(({ row }) => row)).toEqual([14, 17, 20, 23])
})

test('a file that is sent again with its key gets one dry run', async () => {
  const { coordinator } = here()
  const again = (content: string) =>
    send(coordinator, { kind: schools }, 'file.csv', content, { 'idempotency-key': 'one-file' })
  const first = await again(`${header}\nOnce,Cusco,public,regular,school,1,`)
  const second = await again(`${header}\nOnce,Cusco,public,regular,school,1,`)
  expect([first.status, second.status]).toEqual([202, 202])
  expect(second.body).toEqual(first.body)
  expect(await again(`${header}\nTwice,Cusco,public,regular,school,1,`)).toMatchObject({
    status: 422,
    body: { code: 'idempotency_key_reused' },
  })
})

test('nobody else reads the job, and a school may not import schools', async () => {
  const { coordinator, administrator, arbol, vereda } = here()
  const job = await check(coordinator, schools, 'a.csv', 'name,region\nX,Cusco')
  expect(await read(administrator, job.id)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect(await apply(administrator, job.id)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  const teacher = await asSchool(vereda.database.db, [arbol.id])
  expect(await send(teacher, { kind: schools }, 'a.csv', 'name')).toMatchObject({ status: 403 })
  expect(await send(null, { kind: schools }, 'a.csv', 'name')).toMatchObject({ status: 401 })
  expect(await send(coordinator, { kind: 'sheet' }, 'a.csv', 'name')).toMatchObject({
    status: 400,
    body: { code: 'required', errors: { evaluation_line: [{ code: 'required' }] } },
  })
  expect(await send(coordinator, { kind: 'translations' }, 'a.csv', 'name')).toMatchObject({ status: 403 })
})
