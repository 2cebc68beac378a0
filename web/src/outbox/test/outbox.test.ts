import { expect, test } from 'vitest'
import { answer, comment, photo } from './works.ts'
import { createWorld, settle } from './world.ts'

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
