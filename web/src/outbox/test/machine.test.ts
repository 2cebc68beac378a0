import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Entry } from '../entry.ts'
import { advance, type EntryEvent, type Item, itemSteps, nextToSend, restOf, type State } from '../machine.ts'

const states: State[] = ['waiting', 'sending', 'refused', 'conflicting', 'held for person', 'held for space']
const events = [...new Set(Object.values(itemSteps).flatMap((row) => Object.keys(row)))] as EntryEvent[]

const entry = (state: Entry['state'] = 'waiting'): Entry => ({
  id: '1/1/answer/1',
  user: 1,
  line: 1,
  work: { kind: 'answer', indicator: 1, option: 1, na_reason: null, result: null, version: null },
  key: 'key',
  state,
  problem: null,
  attempted: false,
  before: null,
  place: null,
  changedAt: 1,
})

test('an entry goes only when the server has it or its person discards it', () => {
  for (const state of states)
    for (const event of events) {
      const { item } = advance({ entry: entry(), state, onDevice: 'yes' }, event)
      if (item === null) expect(['arrived', 'discarded']).toContain(event)
    }
})

test('what goes is taken from the device, and nothing else is', () => {
  for (const row of Object.values(itemSteps))
    for (const [next, ...effects] of Object.values(row))
      expect(effects.includes('remove')).toBe(next === 'gone')
})

test('only what waits is sent, never what is held for a person or needs a decision', () => {
  const sendable = states.filter((state) => itemSteps[state].turn)
  expect(sendable).toEqual(['waiting', 'held for space'])
  const items = states.map((state): Item => ({ entry: { ...entry(), id: state }, state, onDevice: 'yes' }))
  expect(nextToSend(items)?.state).toBe('waiting')
})

test('after any order of events the entry rests where its own words and the device say', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...events.filter((event) => event !== 'arrived' && event !== 'discarded'))),
      (order) => {
        let item: Item = { entry: entry(), state: 'waiting', onDevice: 'writing' }
        for (const event of order) {
          const onDevice = event === 'stored' ? 'yes' : event === 'not stored' ? 'no' : item.onDevice
          const expected = event === 'refused' ? 'refused' : event === 'conflict' ? 'conflicting' : 'waiting'
          const isStep = itemSteps[item.state][event] !== undefined
          const change = isStep && ['refused', 'conflict', 'try again', 'given again'].includes(event)
          item = advance(item, event, { onDevice, ...(change && { entry: entry(expected) }) }).item ?? item
        }
        const rests: State[] = ['sending', 'held for person', restOf(item)]
        // The result of a write that ends while a person is away or a request is running is visible afterwards.
        expect(rests).toContain(item.state)
      },
    ),
  )
})
