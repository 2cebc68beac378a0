import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answer, comment, photo } from './works.ts'
import { createWorld, settle, type World } from './world.ts'

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

/** What was added, by person: the last answer of each indicator, and every comment and file. */
type Model = { answers: Map<string, string>; others: string[]; tab?: ReturnType<World['openTab']> }

const statusIsTrue = (world: World): void => {
  for (const tab of world.tabs) {
    const status = tab.status()
    const own = (entry: { user: number }) => entry.user === world.person()
    if (status?.kind !== 'sent' || world.person() === null) continue
    expect(tab.items.own()).toEqual([])
    // Entries on the device are on the server, or another tab has just learned of them.
    for (const entry of [...world.disk.values()].filter(own)) {
      const isThere = [...world.rows.values()].some(({ takenKeys }) => takenKeys.includes(entry.key))
      // The device may hold an older content than the server, if it could not store the newer one.
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
      // A file is not in the journal: it is on the device, or the page says that it is not.
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
      // Two tabs without common storage do not know of each other; their conflicts are decided by the person.
      world.faults.isUnreadable = action.is && world.tabs.size < 2
      return
    case 'kill':
      // A tab with unstored entries is not closed, since the person is warned.
      if (tab && ![...tab.items.own()].some(({ onDevice }) => onDevice === 'no')) world.close(tab)
      return
    case 'open':
      if (world.tabs.size < 2 && !world.faults.isUnreadable) world.openTab()
      return
    case 'online':
      tab?.sending.tryAgain()
      return
    case 'sign in':
      // The tab with other people's unstored entries stays.
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
