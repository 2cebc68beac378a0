import { commentCalls } from 'contract/evaluation/comments'
import { lineCalls } from 'contract/evaluation/lines'
import { notificationCalls } from 'contract/messages/notifications'
import { accountCalls } from 'contract/people/accounts'
import { recoveryCalls } from 'contract/people/recovery'
import { userCalls } from 'contract/people/users'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenReadyLine, thisYear } from '../given/lines.ts'
import { asCoordinator, type Someone } from '../given/people.ts'
import { givenAccount, holding, logIn, password } from '../people/accounts/given-account.ts'
import { givenLettersOfSchool } from './given-letters-of-school.ts'
import { home, queueIsEmpty } from './given-sender.ts'

const here = await givenLettersOfSchool()
const { vereda, ask, db, mail, sender, addressOf, lettersTo, speaks } = here
const { region, school, instrument, coordinator, representative, teacher, colleague } = here
const second = await asCoordinator(db, [region.id])

test('each transition of a line is sent by e-mail to those concerned, once, in their language', async () => {
  await speaks(colleague, 'es')
  const { id, line } = await givenReadyLine(vereda, coordinator, school.id, instrument.id)
  const at = { parameters: { id: line } }
  const toAll = async (action: Promise<{ status: number }>) => {
    mail.letters.length = 0
    expect((await action).status).toBeLessThan(300)
    await queueIsEmpty(db)
    return mail.letters.map(({ to }) => to).sort()
  }
  const addresses = (...people: Someone[]) => people.map(addressOf).sort()

  expect(await toAll(ask(lineCalls.submit, teacher, at))).toEqual(
    addresses(coordinator, second, representative),
  )
  expect(mail.letters[0]).toMatchObject({
    subject: 'School of the river: ready for review',
    link: `${home}/evaluations/detail/${id}/instrument/${instrument.id}`,
  })

  const messages = [{ text: 'Say more about the families.' }, { text: 'And the doors.' }]
  const returned = ask(lineCalls.return, coordinator, { ...at, body: { messages } })
  expect(await toAll(returned)).toEqual(addresses(teacher, colleague))
  const [english] = await lettersTo(teacher)
  expect(english?.subject).toBe('School of the river: returned with reasons')
  expect(english?.text).toContain('Say more about the families. · And the doors.')
  const [spanish] = await lettersTo(colleague)
  expect(spanish?.subject).toBe('School of the river: devuelta con motivos')
  expect(spanish?.text.replace(/\s+/g, ' ')).toContain(`ha devuelto la línea de base de ${thisYear}`)

  expect(await toAll(ask(lineCalls.submit, coordinator, at))).toEqual(addresses(second, representative))
  expect(await toAll(ask(lineCalls.review, representative, { ...at, body: {} }))).toEqual(
    addresses(teacher, colleague, coordinator),
  )
  expect(mail.letters[0]?.subject).toContain(': validated')
  const open = (body: { status: 'OPEN' | 'CLOSED'; evaluation: number; year?: number }) =>
    toAll(ask(lineCalls.open, representative, { ...at, body }))
  expect(await open({ status: 'CLOSED', evaluation: id })).toEqual(addresses(teacher, colleague, coordinator))
  expect(await open({ status: 'OPEN', evaluation: id, year: thisYear })).toEqual(
    addresses(teacher, colleague, coordinator),
  )
})

test('a refused transition sends no e-mail', async () => {
  const { line } = await db
    .selectFrom('lines')
    .select('id as line')
    .where('status', '=', 'OPEN')
    .executeTakeFirstOrThrow()
  expect((await ask(lineCalls.submit, teacher, { parameters: { id: line } })).status).toBe(409)
  await queueIsEmpty(db)
  expect(mail.letters).toEqual([])
})

test('many comments in a row make one e-mail now and one in a quarter of an hour', async () => {
  const { line } = await db
    .selectFrom('lines')
    .select('id as line')
    .where('status', '=', 'OPEN')
    .executeTakeFirstOrThrow()
  const comment = (who: Someone, text: string) =>
    ask(commentCalls.create, who, { body: { evaluation_line: line, indicator: null, text } })
  expect((await comment(coordinator, 'Which families?')).status).toBe(201)
  expect((await lettersTo(teacher)).map(({ subject }) => subject)).toEqual([
    'School of the river: a comment to answer',
  ])
  expect((await lettersTo(teacher))[0]?.text).not.toContain('Which families')
  expect((await lettersTo(colleague))[0]?.subject).toBe('School of the river: un comentario por responder')
  for (const text of ['And which doors?', 'And the garden?']) await comment(second, text)
  const waiting = await db
    .selectFrom('letters')
    .select(['user_id', sql<number>`extract(epoch from due_at - now())`.as('wait')])
    .where('ended_at', 'is', null)
    .execute()
  expect(new Set(waiting.map(({ user_id }) => user_id))).toEqual(new Set([teacher.id, colleague.id]))
  expect(waiting).toHaveLength(2)
  for (const { wait } of waiting) expect(wait).toBeGreaterThan(800)
  await db.updateTable('letters').set({ due_at: sql`now()` }).where('ended_at', 'is', null).execute()
  expect(await lettersTo(teacher)).toHaveLength(2)
  expect((await comment(teacher, 'All of them.')).status).toBe(201)
  expect((await lettersTo(coordinator)).map(({ subject }) => subject)).toEqual([
    'School of the river: a comment to answer',
  ])
  expect(await lettersTo(teacher)).toHaveLength(2)
})

test('a changed password and a changed address are notified by e-mail, the address to the old one', async () => {
  const person = await givenAccount(vereda)
  const owner = holding(person, (await logIn(vereda, person.username)).body)
  const moved = await ask(accountCalls.changeProfile, owner, {
    body: { email: `new-${person.email}`, current_password: password },
  })
  expect(moved.status).toBe(200)
  const same = await ask(accountCalls.changeProfile, owner, { body: { phone: '123' } })
  expect(same.status).toBe(200)
  const another = 'green stone under snow'
  const changed = await ask(accountCalls.changePassword, owner, {
    body: { previous_password: password, password: another, password_confirmation: another },
  })
  expect(changed.status).toBe(200)
  await queueIsEmpty(db)
  expect(mail.to(person.email).map(({ subject }) => subject)).toEqual([
    'A new email address was given for your account in Vereda',
    'Your password in Vereda was changed',
  ])
  expect(mail.to(`new-${person.email}`).map(({ subject }) => subject)).toEqual([
    'Confirm your email address for Vereda',
  ])
  expect(mail.letters.map(({ text }) => text).join()).not.toContain(`new-${person.email}`)
})

test('an address changed by staff is notified to the old one too, and a deleted person gets nothing', async () => {
  const person = await givenAccount(vereda)
  await sender.stop()
  const at = { parameters: { id: person.id } }
  expect(
    (await ask(userCalls.change, here.administrator, { ...at, body: { email: `n-${person.email}` } })).status,
  ).toBe(200)
  sender.start()
  await queueIsEmpty(db)
  expect(mail.to(person.email)).toHaveLength(1)
  await sender.stop()
  await ask(recoveryCalls.reset, null, { body: { email: `n-${person.email}` } })
  expect((await ask(userCalls.remove, here.administrator, at)).status).toBe(200)
  sender.start()
  await queueIsEmpty(db)
  expect(mail.letters.map(({ to }) => to)).toEqual([`n-${person.email}`, person.email])
})

test('who wants no e-mails of messages and mentions gets only notifications', async () => {
  const { id: line } = await db
    .selectFrom('lines')
    .where('status', '=', 'OPEN')
    .select('id')
    .executeTakeFirstOrThrow()
  const choose = async (message_emails: boolean) =>
    (await ask(accountCalls.changeProfile, colleague, { body: { message_emails } })).body.message_emails
  const writeTo = async (title: string) => {
    mail.letters.length = 0
    await ask(notificationCalls.send, coordinator, {
      body: { user: colleague.id, title, message: 'Call me' },
    })
  }
  // others' letters of the same comment may wait their quarter of an hour
  const arrived = async () => {
    const waiting = () =>
      db
        .selectFrom('letters')
        .where('user_id', '=', colleague.id)
        .where('ended_at', 'is', null)
        .select('code')
        .execute()
    await expect.poll(waiting).toEqual([])
    return mail.to(addressOf(colleague))
  }
  const inside = async () => {
    const { body } = await ask(notificationCalls.list, colleague, { query: {} })
    return body.results.slice(0, 2).map(({ code }) => code)
  }
  expect((await ask(accountCalls.profile, colleague)).body.message_emails).toBe(true)
  expect(await choose(false)).toBe(false)
  await writeTo('Quiet')
  const mention = { evaluation_line: line, text: 'Please look', mentions: [colleague.id] }
  await ask(commentCalls.create, coordinator, { body: mention })
  expect(await arrived()).toEqual([])
  expect(await inside()).toEqual(['comment_mention', 'message'])
  expect(await choose(true)).toBe(true)
  await writeTo('Aloud')
  expect(await arrived()).toHaveLength(1)
})
