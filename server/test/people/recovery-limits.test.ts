import { expect, test } from 'vitest'
import { refusalOf } from '../said.ts'
import { givenAccount } from './accounts/given-account.ts'
import { givenRecovery } from './given-recovery.ts'

const { vereda, db, mail, anAddress, reset, tokenFor, request } = await givenRecovery()

test('three times an hour for one address, ten times from one network, known or not', async () => {
  const person = await givenAccount(vereda)
  for (const email of [person.email, 'nobody-else@vereda.example']) {
    for (let count = 0; count < 3; count += 1) expect((await reset(email)).status).toBe(200)
    const fourth = await reset(email.toUpperCase())
    expect(refusalOf(fourth)).toEqual([429, 'throttled'])
    expect(Number(fourth.headers['retry-after'])).toBeGreaterThan(3500)
  }
  const there = anAddress()
  for (let count = 0; count < 10; count += 1)
    expect((await reset(`somebody-${count}@vereda.example`, there)).status).toBe(200)
  expect(refusalOf(await reset('somebody-new@vereda.example', there))).toEqual([429, 'throttled'])
})

test('the link has the public address, whatever the host of the request', async () => {
  const person = await givenAccount(vereda)
  const answer = await reset(person.email, {
    ...anAddress(),
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'http',
    origin: 'https://evil.example',
  })
  expect(answer.status).toBe(200)
  await tokenFor(person.email)
  const [letter] = mail.to(person.email)
  expect(letter?.text + (letter?.html ?? '')).not.toContain('evil')
})

test('the database stores no usable token, not even while the e-mail waits', async () => {
  const person = await givenAccount(vereda)
  const token = await request(person.email)
  const rows = [
    await db.selectFrom('letters').selectAll().execute(),
    await db.selectFrom('audit').selectAll().execute(),
    (await db.selectFrom('recovery_tokens').selectAll().execute()).map(({ hash }) =>
      hash.toString('base64url'),
    ),
  ]
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(JSON.stringify(rows)).not.toContain(person.email)
})
