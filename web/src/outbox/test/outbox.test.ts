import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Work } from '../entry.ts'
import { createWorld, settle, type World } from './world.ts'

const answer = (indicator: number, option: number, row?: { id: number; version: number }): Work => ({
  kind: 'answer',
  indicator,
  option,
  na_reason: null,
  result: row?.id ?? null,
  version: row?.version ?? null,
})
const comment = (text: string): Work => ({ kind: 'comment', indicator: 1, text })
const photo = (name: string): Work => ({
  kind: 'file',
  category: 1,
  stage: 1,
  name,
  description: '',
  consent: true,
  content: new Blob(['photo']),
  originalSize: 5,
})

test('a storage that was full once takes everything when it has room again, without a reload', async () => {
  const world = createWorld()
  world.faults.isServerAway = true
  const tab = world.openTab()
  await settle()
  tab.items.give(1, answer(1, 1))
  await settle()
  world.faults.isFull = true
  tab.items.give(1, photo('yard.jpg'))
  tab.items.give(1, answer(2, 2))
  await settle()
  expect(tab.status()).toMatchObject({ kind: 'not saved', fault: 'full', count: 2 })
  expect(tab.items.own().map(({ state }) => state)).toEqual(['waiting', 'held for space', 'held for space'])
  expect([...world.disk.keys()]).toEqual(['1/1/answer/1'])
  world.faults.isFull = false
  await world.pass(30_000)
  expect(world.disk.size).toBe(3)
  expect(tab.status()).toMatchObject({ kind: 'on device', counts: { answer: 2, file: 1 } })
  world.faults.isServerAway = false
  await world.pass(60_000)
  expect(tab.status()).toMatchObject({ kind: 'sent' })
  expect(world.rows.size).toBe(3)
  expect(world.disk.size).toBe(0)
})

test('what does not fit on the device is sent from the page', async () => {
  const world = createWorld()
  world.faults.isFull = true
  const tab = world.openTab()
  tab.items.give(1, photo('yard.jpg'))
  await world.pass(5_000)
  expect(world.taken.map(({ text }) => text)).toEqual(['yard.jpg'])
  expect(tab.status()).toMatchObject({ kind: 'sent' })
})

test('66 answers wait ten minutes for a server that is away with fifteen tries, then go in order', async () => {
  const world = createWorld(() => 0.5)
  world.faults.isServerAway = true
  const tab = world.openTab()
  for (let indicator = 1; indicator <= 66; indicator += 1) tab.items.give(1, answer(indicator, indicator))
  await world.pass(600_000)
  expect(world.requests.length).toBeLessThanOrEqual(15)
  expect(tab.status()).toMatchObject({ kind: 'on device', counts: { answer: 66 } })
  world.faults.isServerAway = false
  await world.pass(30_000)
  expect(world.taken.map(({ text }) => Number(text))).toEqual(
    Array.from({ length: 66 }, (_, index) => index + 1),
  )
  expect(tab.status()).toMatchObject({ kind: 'sent' })
})

test('a server that asks to wait is not asked before, and one refused entry stops no other', async () => {
  const world = createWorld(() => 0.5)
  Object.assign(world.faults, { isServerAway: true, retryAfter: 45 })
  world.faults.refusedTexts.add('1')
  const tab = world.openTab()
  for (const indicator of [1, 2, 3]) tab.items.give(1, answer(indicator, indicator))
  await world.pass(44_000)
  tab.sending.tryAgain()
  await settle()
  expect(world.requests.length).toBe(1)
  world.faults.isServerAway = false
  await world.pass(30_000)
  expect(world.taken.map(({ text }) => text)).toEqual(['2', '3'])
  expect(tab.status()).toMatchObject({ kind: 'refused' })
})

test('nothing runs while nothing can be sent', async () => {
  const world = createWorld()
  world.faults.refusedTexts.add('1')
  const tab = world.openTab()
  tab.items.give(1, answer(1, 1))
  await world.pass(3_600_000)
  expect(world.requests.length).toBe(1)
  expect(tab.status()).toMatchObject({ kind: 'refused' })
})

test('another person on the device neither sees nor sends, and the first takes it up again', async () => {
  const world = createWorld()
  world.faults.isServerAway = true
  const tab = world.openTab()
  await settle()
  tab.items.give(1, answer(1, 1))
  tab.items.give(1, comment('mine'))
  await settle()
  world.signIn(null)
  await settle()
  world.signIn(2)
  world.faults.isServerAway = false
  await world.pass(120_000)
  expect(tab.items.own()).toEqual([])
  expect(world.taken).toEqual([])
  world.signIn(1)
  await world.pass(60_000)
  expect(world.taken.map(({ text }) => text)).toEqual(['1', 'mine'])
  expect(world.requests.every(({ user, token }) => user === token)).toBe(true)
})

test('a clock that goes back a day changes neither the order nor the sending', async () => {
  const world = createWorld()
  world.faults.isServerAway = true
  const tab = world.openTab()
  await settle()
  tab.items.give(1, comment('first'))
  await settle()
  world.stepClock(-86_400_000)
  tab.items.give(1, comment('second'))
  await settle()
  world.faults.isServerAway = false
  await world.pass(60_000)
  expect(world.taken.map(({ text }) => text)).toEqual(['first', 'second'])
})

test('an answer changed in a second tab stays, though the device is full and its clock went back a day', async () => {
  const world = createWorld()
  Object.assign(world.faults, { isFull: true, isServerAway: true })
  const [one, other] = [world.openTab(), world.openTab()]
  await settle()
  one.items.give(1, answer(1, 1))
  await settle()
  world.stepClock(-86_400_000)
  other.items.give(1, answer(1, 2))
  await settle()
  Object.assign(world.faults, { isFull: false, isServerAway: false })
  await world.pass(700_000)
  expect([one.status(), other.status()]).toMatchObject([{ kind: 'sent' }, { kind: 'sent' }])
  expect([...world.rows.values()]).toMatchObject([{ text: '2' }])
})

test('an answer given in two tabs, while the first is on its way and its answer is lost, is no conflict with oneself', async () => {
  const world = createWorld()
  Object.assign(world.faults, { isFull: true, loseAnswers: true })
  const [one, other] = [world.openTab(), world.openTab()]
  await settle()
  one.items.give(1, answer(1, 1))
  await settle()
  other.items.give(1, answer(1, 1))
  await settle()
  Object.assign(world.faults, { isFull: false, loseAnswers: false })
  await world.pass(700_000)
  expect([one.status(), other.status()]).toMatchObject([{ kind: 'sent' }, { kind: 'sent' }])
})

test('an older answer that the device still has is not sent after the newer one that it could not take', async () => {
  const world = createWorld()
  world.faults.isServerAway = true
  const tab = world.openTab()
  await settle()
  tab.items.give(1, answer(1, 1))
  tab.items.give(1, photo('yard.jpg'))
  await settle()
  tab.items.give(1, answer(1, 2))
  world.faults.isUnreadable = true
  await world.pass(5_000)
  Object.assign(world.faults, { isServerAway: false, isUnreadable: false })
  await world.pass(700_000)
  expect(tab.status()).toMatchObject({ kind: 'sent' })
  expect(world.rows.get('1/answer/1')).toMatchObject({ text: '2' })
})

test('an answer changed after its first try was lost on the way back is no conflict with oneself', async () => {
  const world = createWorld()
  world.faults.loseAnswers = true
  const tab = world.openTab()
  tab.items.give(1, answer(1, 1))
  await settle()
  tab.items.give(1, answer(1, 2))
  await settle()
  world.close(tab)
  world.faults.loseAnswers = false
  const next = world.openTab()
  await world.pass(60_000)
  expect(next.status()).toMatchObject({ kind: 'sent' })
  expect([...world.rows.values()]).toMatchObject([{ text: '2' }])
})

type Action =
  | { do: 'answer'; indicator: number; option: number }
  | { do: 'comment' | 'file' }
  | { do: 'server' | 'answers' | 'space' | 'reading'; is: boolean }
  | { do: 'kill' | 'open' | 'online' }
  | { do: 'sign in'; person: number | null }
  | { do: 'step clock' | 'pass'; by: number }
  | { do: 'settle' }

const actions: fc.Arbitrary<Action> = fc.oneof(
  fc.record({
    do: fc.constant('answer' as const),
    indicator: fc.integer({ min: 1, max: 3 }),
    option: fc.integer({ min: 1, max: 99 }),
  }),
  fc.record({ do: fc.constantFrom('comment' as const, 'file' as const) }),
  fc.record({
    do: fc.constantFrom('server' as const, 'answers' as const, 'space' as const, 'reading' as const),
    is: fc.boolean(),
  }),
  fc.record({ do: fc.constantFrom('kill' as const, 'open' as const, 'online' as const) }),
  fc.record({ do: fc.constant('sign in' as const), person: fc.constantFrom(1, 1, 2, null) }),
  fc.record({ do: fc.constant('step clock' as const), by: fc.constantFrom(-86_400_000, 86_400_000) }),
  fc.record({ do: fc.constant('pass' as const), by: fc.constantFrom(1, 700, 5_000, 60_000) }),
  fc.record({ do: fc.constant('settle' as const) }),
)

/** What was given, by person: the last answer of each indicator, and every comment and file. */
type Model = { answers: Map<string, string>; others: string[]; tab?: ReturnType<World['openTab']> }

const statusIsTrue = (world: World): void => {
  for (const tab of world.tabs) {
    const status = tab.status()
    const own = (entry: { user: number }) => entry.user === world.person()
    if (status?.kind !== 'sent' || world.person() === null) continue
    expect(tab.items.own()).toEqual([])
    // What lies on the device of this person is on the server, or another tab knows of it since this instant.
    for (const entry of [...world.disk.values()].filter(own)) {
      const isThere = [...world.rows.values()].some(({ takenKeys }) => takenKeys.includes(entry.key))
      // What the device has may be older than what the server took: it did not take the newer one.
      const newest = world.rows.get(entry.id.slice(entry.id.indexOf('/') + 1))
      const isReplaced = newest !== undefined && newest.changedAt > entry.changedAt
      const isKnown = [...world.tabs].some(({ items }) => items.get(entry.id))
      expect(isThere || isReplaced || isKnown).toBe(true)
    }
  }
}

const act = async (world: World, action: Action, model: Model, count: number): Promise<void> => {
  const [tab] = [...world.tabs].slice(count % Math.max(1, world.tabs.size))
  const person = world.person()
  switch (action.do) {
    case 'answer':
      if (!tab || person === null) return
      // Nobody answers in two tabs within the same millisecond.
      if (model.tab !== tab) await settle()
      model.tab = tab
      const about = `${person}/answer/${action.indicator}`
      tab.items.give(person, answer(action.indicator, action.option, tab.seen.get(about)))
      model.answers.set(about, String(action.option))
      return
    case 'comment':
    case 'file': {
      if (!tab || person === null) return
      const name = `${action.do} ${person} ${count}`
      tab.items.give(person, action.do === 'comment' ? comment(name) : photo(name))
      model.others.push(name)
      // A photo is not in the journal: it is on the device, or the page says that it is not.
      if (action.do === 'file') await settle()
      return
    }
    case 'server':
      world.faults.isServerAway = action.is
      return
    case 'answers':
      world.faults.loseAnswers = action.is
      return
    case 'space':
      world.faults.isFull = action.is
      return
    case 'reading':
      // Two tabs that share no storage do not know of each other; what they then conflict in, a person decides.
      world.faults.isUnreadable = action.is && world.tabs.size < 2
      return
    case 'kill':
      // A tab that says "not saved" holds what nobody else has: a person is warned before it closes.
      if (tab && ![...tab.items.own()].some(({ onDevice }) => onDevice === 'no')) world.close(tab)
      return
    case 'open':
      if (world.tabs.size < 2 && !world.faults.isUnreadable) world.openTab()
      return
    case 'online':
      tab?.sending.tryAgain()
      return
    case 'sign in':
      // Others' unsaved things live in the page; their tab stays.
      if (![...world.tabs].some(({ items }) => items.own().some(({ onDevice }) => onDevice !== 'yes')))
        world.signIn(action.person)
      return
    case 'step clock':
      return world.stepClock(action.by)
    case 'pass':
      return world.pass(action.by)
    case 'settle':
      return settle()
  }
}

test('in every order of outages, full storage, kills, tabs, people and clocks nothing is lost, doubled or untrue', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(actions, { minLength: 5, maxLength: 40 }), async (order) => {
      const world = createWorld(() => 0.5)
      const model: Model = { answers: new Map(), others: [] }
      world.openTab()
      await settle()
      for (const [count, action] of order.entries()) {
        await act(world, action, model, count)
        statusIsTrue(world)
      }
      Object.assign(world.faults, {
        isServerAway: false,
        loseAnswers: false,
        isFull: false,
        isUnreadable: false,
      })
      for (const person of [1, 2]) {
        world.signIn(person)
        if (world.tabs.size === 0) world.openTab()
        await world.pass(700_000)
        for (const tab of world.tabs) expect(tab.status()).toMatchObject({ kind: 'sent' })
      }
      expect(world.disk.size).toBe(0)
      expect(world.journal.size).toBe(0)
      const texts = [...world.rows.entries()]
        .filter(([about]) => !about.includes('/answer/'))
        .map(([, { text }]) => text)
      expect(texts.sort()).toEqual([...model.others].sort())
      for (const [about, text] of model.answers) expect(world.rows.get(about)?.text).toBe(text)
      expect(world.requests.every(({ user, token }) => user === token)).toBe(true)
    }),
    { numRuns: Number(process.env.FC_RUNS ?? 300) },
  )
}, 120_000)
