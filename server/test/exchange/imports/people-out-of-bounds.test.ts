import { afterAll, expect, test } from 'vitest'
import { givenWorld, register } from '../../people/users/given-people.ts'
import { working } from '../../platform/working.ts'
import { givenVereda } from '../../vereda.ts'

const vereda = await givenVereda()
const { db } = vereda.database
const { here, administrator, superuser } = await givenWorld(db)
afterAll(() => vereda.close())
const { lookAt: examine, look: check } = working(() => vereda)

const people = 'people'
const header = 'username,full_name,email,role,areas,country,language'
const firstCodes = (errors: Record<string, { code: string }[]>) =>
  Object.fromEntries(Object.entries(errors).map(([field, [first]]) => [field, first?.code]))

test('a file changes neither roles nor places, and sets no secrets or flags', async () => {
  const person = (await register(vereda, here.representative, { role: 3, areas: [here.north.school.id] }))
    .body
  const answer = await examine(
    here.representative,
    people,
    `username,role,areas\n${person.username},2,${here.north.school.name}\n`,
  )
  expect(firstCodes(answer.rows[0]?.errors ?? {})).toEqual({ role: 'validation_error' })
  const renamed = await examine(
    here.representative,
    people,
    `username,email\n${person.username},other@vereda.example`,
  )
  expect(firstCodes(renamed.rows[0]?.errors ?? {})).toEqual({ email: 'validation_error' })
  const moved = await examine(
    here.representative,
    people,
    `username,areas\n${person.username},${here.south.school.name}\n`,
  )
  expect(firstCodes(moved.rows[0]?.errors ?? {})).toEqual({ areas: 'validation_error' })
  for (const column of ['password', 'is_superuser', 'is_active']) {
    const job = await check(superuser, people, 'people.csv', `username,${column}\n${person.username},1`)
    expect(job).toMatchObject({ status: 'failed', answer: { code: 'permission_denied' } })
  }
})

test('a superuser is written only by another one', async () => {
  const answer = await examine(administrator, people, `username,full_name\n${superuser.username},Taken`)
  expect(firstCodes(answer.rows[0]?.errors ?? {})).toEqual({ username: 'permission_denied' })
})

test('a file cannot be used to find out who has an account elsewhere', async () => {
  const one = (at: number) => `guess${at},Name,guess${at}@vereda.example,3,${here.north.school.name},,`
  const guesses = (count: number) => [header, ...Array.from({ length: count }, (_, at) => one(at))].join('\n')
  const values = Array.from({ length: 11 }, (_, at) => ({
    username: `guess${at}`,
    full_name: 'Of another country',
    email: `guess${at}@vereda.example`,
    role: 3,
    language: 'en',
    folded: '',
  }))
  await db
    .insertInto('users')
    .values(values as never)
    .execute()
  expect(await examine(here.northern, people, guesses(10))).toMatchObject({ refused: 10, created: 0 })
  const job = await check(here.northern, people, 'people.csv', guesses(11))
  expect(job).toMatchObject({ status: 'failed', answer: { code: 'permission_denied' } })
})
