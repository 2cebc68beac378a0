import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Entry } from '../entry.ts'
import { type Item, restOf } from '../machine.ts'
import { statusOf } from '../status.ts'

const items: fc.Arbitrary<Item> = fc
  .record({
    state: fc.constantFrom('waiting' as const, 'refused' as const, 'conflicting' as const),
    onDevice: fc.constantFrom('yes' as const, 'no' as const, 'writing' as const),
    isStored: fc.boolean(),
    kind: fc.constantFrom('answer' as const, 'file' as const),
  })
  .map(({ state, onDevice, isStored, kind }) => {
    const entry = { state, work: { kind } } as Entry
    return { entry, onDevice, state: isStored ? 'held for person' : restOf({ entry, onDevice }) }
  })

const situations = fc.record({
  items: fc.array(items, { maxLength: 4 }),
  isRead: fc.boolean(),
  fault: fc.constantFrom(null, 'full' as const, 'failed' as const, 'unavailable' as const),
  isOnline: fc.boolean(),
  failingSince: fc.constantFrom(null, 5),
  isPaused: fc.boolean(),
  isEnded: fc.boolean(),
  savedAt: fc.constantFrom(null, 5),
  sent: fc.nat(9),
})

test('“sent and kept” is said only when the device was read and nothing is on it or in the page', () => {
  fc.assert(
    fc.property(situations, (situation) => {
      if (statusOf(situation)?.kind !== 'sent') return
      expect(situation.isRead).toBe(true)
      expect(situation.items).toEqual([])
    }),
  )
})

test('“on this device” is said only of what the device has', () => {
  fc.assert(
    fc.property(situations, (situation) => {
      const kind = statusOf(situation)?.kind
      if (kind !== 'on device' && kind !== 'sign in') return
      expect(situation.items.some(({ onDevice }) => onDevice === 'no')).toBe(false)
    }),
  )
})

test('the worst that is true is shown', () => {
  fc.assert(
    fc.property(situations, (situation) => {
      const kind = statusOf(situation)?.kind
      const isOnlyHere = situation.items.some(({ onDevice }) => onDevice === 'no')
      const isUndecided = situation.items.some(({ entry }) => entry.state !== 'waiting')
      if (isOnlyHere) expect(kind).toBe('not saved')
      else if (isUndecided) expect(kind).toBe('refused')
    }),
  )
})
