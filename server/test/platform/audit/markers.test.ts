import type { Call } from 'contract/access/call'
import { fileCalls } from 'contract/evaluation/files'
import { uploadCalls } from 'contract/evaluation/uploads'
import { accountCalls } from 'contract/people/accounts'
import { secondFactorCalls, secondStepCalls } from 'contract/people/second-factor'
import { isAuditAction } from 'contract/platform/audit-actions'
import { afterAll, expect, test } from 'vitest'
import type { Asks } from '../../calls/asks.ts'
import { password } from '../../calls/expected/account.ts'
import { expected } from '../../calls/expected/expected.ts'
import { keyOf } from '../../calls/row.ts'
import { type Sent, send } from '../../calls/send.ts'
import { type Column, columns, givenWorld } from '../../calls/world.ts'
import { exportedFrom } from '../../exchange/exports/exported.ts'
import type { Someone } from '../../given/people.ts'
import { type TextField, textFieldsOf } from './text-fields.ts'

/** What the audit may say, and why; of every other text that people write it has a length and a hash at most. */
const staysInAudit: Record<string, string> = {
  'body.username': 'names a person, and is forgotten with the person',
  'body.email': 'leads to a person, and is forgotten with the person',
  'body.full_name': 'names a person, and is forgotten with the person',
  'body.phone': 'leads to a person, and is forgotten with the person',
  'body.name': 'the name of a region or a school',
  'body.register_code': 'the number of a school in its country, as public as its name',
  'body.period': 'the name of the time that an evaluation is about',
  'PATCH /api/option/{id}/ body.label': 'wording of the instrument, which everybody reads',
  'PATCH /api/option/{id}/ body.help': 'wording of the instrument, which everybody reads',
  'PATCH /api/translation/{key}/ body.text': 'wording of the instrument, which everybody reads',
  'PUT /api/catalogue/{message}/ body.text': 'wording of the interface, which everybody reads',
  'PATCH /api/edition_draft/{id}/piece/{piece}/ body.texts.0.text':
    'wording of an edition, which everybody reads once it is released',
}

/** What people of another country read as well. */
const isForAll: Record<string, string> = {
  'PATCH /api/option/{id}/ body.label': 'wording of the instrument',
  'PATCH /api/option/{id}/ body.help': 'wording of the instrument',
  'PATCH /api/translation/{key}/ body.text': 'wording of the instrument',
  'PUT /api/catalogue/{message}/ body.text': 'wording of the interface',
  'POST /api/suggestion/ body.text': 'the library of suggestions is open to all',
  'PATCH /api/suggestion/{id}/ body.text': 'the library of suggestions is open to all',
}

/** What is right only as it is given: it stays in the question, and is looked for as a marker is. */
const given = ['token', 'refresh', 'previous_password', 'current_password', 'ticket']
/** Where all texts are given. */
const givenWhole = [accountCalls.login, secondFactorCalls.repeat].map(keyOf)
/** Six digits that work once: they stay too, and are not looked for, since any number may have them in it. */
const { confirm, repeat } = secondFactorCalls
const ofCodes: Call[] = [...Object.values(secondStepCalls), confirm, repeat]
const codes = ofCodes.map((call) => `${keyOf(call)} body.code`)
/** A choice among names that the shape does not list. */
const chosen = ['body.columns.0']
/** No request of the matrix succeeds here for anybody. */
const refused = ['POST /api/setup/', 'POST /api/account/provider/finish/', 'DELETE /api/upload/']

const lines: string[] = []
const world = await givenWorld({ LOG_LEVEL: 'trace' }, { write: (line) => void lines.push(line) })
const work = exportedFrom(() => world)
const { here, there, db } = world
const calls = world.app.calls.map(({ call }) => call)
const callOf = (method: Call['method'], path: string) =>
  calls.find((each) => each.method === method && each.path === path)
afterAll(() => world.close())

/** Each marker, and where it was written. */
const written = new Map<string, string>()
const noted = (marker: string, place: string): string => {
  written.set(marker, place)
  return marker
}

const valueFor = (key: string, { place, format, most }: TextField): string => {
  const marker = noted(`zq${String(written.size).padStart(4, '0')}xk`, `${key} ${place}`)
  if (format === 'email') return `${marker}@vereda.example`
  if (place === 'body.query') return `/api/school/?search=${marker}`
  return most < 20 || /username|columns/.test(place) ? marker : `${marker} is written`
}

type Holder = Record<string, unknown>

/** The same question with a marker in every place where a text may stand. */
const marked = (call: Call, asks: Asks): Asks => {
  const key = keyOf(call)
  const copy = structuredClone(asks) as Asks & Holder
  const isMarked = ({ place }: TextField) => !chosen.includes(place) && !codes.includes(`${key} ${place}`)
  for (const field of textFieldsOf(call).filter(isMarked)) {
    const [part = '', ...names] = field.place.split('.')
    const last = names.pop() ?? ''
    copy[part] ??= {}
    let holder = (part === 'body' && copy.form ? copy.form : copy[part]) as Holder
    for (const [at, name] of names.entries())
      holder = (holder[name] ??= names[at + 1] === '0' ? [] : {}) as Holder
    const isGiven = given.includes(last) || givenWhole.includes(key)
    if (last === 'current_password') holder[last] = password
    if (!isGiven) holder[last] = valueFor(key, field)
    else if (!refused.includes(key)) noted(String(holder[last]), `${key} ${field.place}`)
  }
  const body = (copy.body ?? {}) as Holder
  if (body['password_confirmation']) body['password_confirmation'] = body['password']
  const name = { place: 'file name', format: undefined, most: 10 }
  if (copy.metadata) {
    const description = valueFor(key, { ...name, place: 'metadata.description' })
    copy.metadata = { ...copy.metadata, description }
  }
  if (copy.form || copy.metadata) copy.file = { name: `${valueFor(key, name)}.txt`, content: 'A plan' }
  return copy
}

const mostRightsFirst: Column[] = [...columns].reverse()
const byWhom = (call: Call): Column => {
  const signs = expected.get(keyOf(call))?.may.split(' ') ?? []
  const may = mostRightsFirst.find((each) => !'–DN'.includes(signs[columns.indexOf(each)] ?? 'D'))
  return may ?? 'nobody'
}

const sendMarked = async (call: Call, before?: Asks): Promise<{ sent: Sent; asks: Asks }> => {
  const by = await world.acting(byWhom(call))
  if (keyOf(call) === 'PATCH /api/user_information_profile/')
    await expected.get('POST /api/account/login')?.asks(here, by)
  const asks = marked(call, before ?? (await expected.get(keyOf(call))?.asks(here, by)) ?? {})
  return { sent: await send(world, call, asks, by), asks }
}

/** What hides or deletes the rows that were written, when all is written. */
const endings: [Call, Asks][] = []

const withTexts = calls.filter(
  (call) => call.stream === 'upload' || call === uploadCalls.create || textFieldsOf(call).length > 0,
)

test.each(withTexts.map((call) => [keyOf(call), call] as const))('%s takes markers', async (key, call) => {
  await db.deleteFrom('throttles').execute()
  const { sent, asks } = await sendMarked(call)
  expect(sent.status < 300, `${sent.status} ${sent.text}`).toBe(!refused.includes(key))
  const { parameters } = asks
  if (call === fileCalls.create)
    endings.push([fileCalls.remove, { parameters: { id: Number(sent.body['id']) } }])
  if (call === uploadCalls.create)
    endings.push([uploadCalls.remove, { parameters: { id: Number(sent.body['id']) } }])
  if (call.method !== 'PATCH' || !parameters) return
  // again, so that the first marker is what was before
  expect((await sendMarked(call, asks)).sent.status).toBeLessThan(300)
  for (const ending of [callOf('POST', `${call.path}hide/`), callOf('DELETE', call.path)])
    if (ending) endings.push([ending, { parameters }])
})

/** Which markers stand in a text where they may not. */
const foundIn = (text: string, stays: Record<string, string> = {}): string[] =>
  [...written].flatMap(([marker, place]) => {
    const field = place.slice(place.lastIndexOf(' ') + 1)
    return text.includes(marker) && !(place in stays) && !(field in stays) ? [`${place}: ${marker}`] : []
  })

test('people of another country, and strangers, read none of them in any answer', async () => {
  const people: [by: Someone, alike: Someone][] = [
    [{ ...there.teacher, token: '' }, here.teacher],
    [there.teacher, here.teacher],
    [there.coordinator, here.coordinator],
    [there.representative, here.representative],
  ]
  const read: string[] = []
  for (const call of calls.filter(({ method }) => method === 'GET')) {
    await world.signInAll()
    for (const [by, alike] of people) {
      const row = expected.get(keyOf(call))
      for (const asks of [await row?.asks(here, alike), await row?.asks(there, by)]) {
        const { text } = await send(world, call, asks ?? {}, by.token ? by : null)
        read.push(...foundIn(text, isForAll).map((found) => `${keyOf(call)}, role ${by.role}: ${found}`))
      }
    }
  }
  expect(read).toEqual([])
})

test('everything written is hidden and deleted', async () => {
  expect(endings.length).toBeGreaterThan(10)
  // an evaluation goes last: what hangs on it would be gone before
  const isOfEvaluation = ([{ path }]: [Call, Asks]) => Number(path === '/api/evaluation/{id}/')
  for (const [call, asks] of endings.sort((one, other) => isOfEvaluation(one) - isOfEvaluation(other))) {
    const gone = await send(world, call, asks, await world.acting('superuser'))
    expect([200, 204, 409], `${keyOf(call)} ${gone.text}`).toContain(gone.status)
  }
})

test('the audit, its page and its files contain none of them but names', async () => {
  expect(written.size).toBeGreaterThan(90)
  const superuser = await world.acting('superuser')
  const rows = await db.selectFrom('audit').selectAll().execute()
  const counts = await db.selectFrom('refusal_counts').selectAll().execute()
  const csv = await work.csvOf(superuser, { subject: 'audit' })
  const workbook = await work.workbookOf(superuser, { subject: 'audit' })
  expect(csv.rows.length).toBeGreaterThan(90)
  expect(rows.map(({ deed: action }) => action).filter((action) => !isAuditAction(action))).toEqual([])
  for (const message of [rows, counts, csv, workbook])
    expect(foundIn(JSON.stringify(message), staysInAudit)).toEqual([])
})

test('the log contains none of them', () => {
  expect(lines.length).toBeGreaterThan(10)
  expect(foundIn(lines.join('\n'))).toEqual([])
})
