import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { channels, device, memoryStorage, onDevice, openPage } from './test-device.ts'

const step = fc.oneof(
  fc.record({ do: fc.constant('type' as const), name: fc.constantFrom('a', 'b'), text: fc.string() }),
  fc.record({ do: fc.constant('send' as const), name: fc.constantFrom('a', 'b') }),
  fc.record({ do: fc.constant('crash' as const) }),
  fc.record({ do: fc.constant('wait' as const) }),
)

test('who types without a pause finds nearly all of it after the browser was killed with its journal', async () => {
  const page = await openPage()
  vi.useFakeTimers()
  for (let press = 1; press <= 10; press += 1) {
    page.writeDraft('note', `word ${press}`)
    await vi.advanceTimersByTimeAsync(100)
  }
  vi.useRealTimers()
  vi.stubGlobal('localStorage', memoryStorage())
  expect((await openPage()).valueOf('note')).toBe('word 9')
})

test('whatever is typed, sent and killed in any order: the last text is there, and nothing sent comes back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      device.rows.clear()
      vi.stubGlobal('localStorage', memoryStorage())
      vi.useFakeTimers({ shouldAdvanceTime: true })
      let page = await openPage()
      const expected = new Map<string, string>()
      for (const each of steps) {
        if (each.do === 'type') {
          page.writeDraft(each.name, each.text)
          expected.set(each.name, each.text)
        } else if (each.do === 'send') {
          page.removeDraft(each.name)
          expected.delete(each.name)
        } else if (each.do === 'wait') await vi.advanceTimersByTimeAsync(400)
        else {
          vi.clearAllTimers()
          channels.clear()
          page = await openPage()
        }
        for (const name of ['a', 'b']) expect(page.valueOf(name)).toBe(expected.get(name) ?? null)
      }
      vi.clearAllTimers()
      const last = await openPage()
      for (const name of ['a', 'b']) expect(last.valueOf(name)).toBe(expected.get(name) ?? null)
      vi.useRealTimers()
    }),
    { numRuns: 25 },
  )
})

test('of two tabs in one field the later counts in both, and the other knows where it came from', async () => {
  const one = await openPage()
  const two = await openPage()
  one.writeDraft('comment', 'Written first')
  expect(two.knownDrafts().get('comment')).toMatchObject({
    draft: { value: 'Written first' },
    isFromElsewhere: true,
  })
  two.writeDraft('comment', 'Written second')
  expect(one.valueOf('comment')).toBe('Written second')
  two.removeDraft('comment')
  expect(one.valueOf('comment')).toBeNull()
  expect((await openPage()).valueOf('comment')).toBeNull()
})

test('another person reads nothing, and the first one finds all again', async () => {
  const first = await openPage(7)
  first.writeDraft('comment', 'The ramp at the gate')
  const other = await openPage(8)
  expect(other.valueOf('comment')).toBeNull()
  expect(onDevice()).not.toContain('ramp')
  expect((await openPage(7)).valueOf('comment')).toBe('The ramp at the gate')
})

test('with another key nothing opens, and nothing is removed', async () => {
  const first = await openPage(7)
  first.writeDraft('comment', 'The ramp at the gate')
  expect((await openPage(7, 'x'.repeat(43))).valueOf('comment')).toBeNull()
  expect((await openPage(7)).valueOf('comment')).toBe('The ramp at the gate')
})

test('a logout leaves nothing of a person, and all of the others', async () => {
  const other = await openPage(8)
  other.writeDraft('comment', 'Of somebody else')
  const page = await openPage(7)
  page.writeDraft('comment', 'The ramp at the gate')
  await page.removeDraftsOf(7)
  expect(onDevice()).not.toContain('"7/')
  expect((await openPage(7)).valueOf('comment')).toBeNull()
  expect((await openPage(8)).valueOf('comment')).toBe('Of somebody else')
})

test('what is typed before a login is in its tab for half an hour, and gone when somebody signs in', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-01-01T08:00') })
  const page = await openPage(null)
  page.writeDraft('tab/registration', 'Rosa Luna')
  page.writeDraft('comment', 'The ramp at the gate')
  expect((await openPage(null)).valueOf('tab/registration')).toBe('Rosa Luna')
  expect(JSON.stringify({ ...localStorage })).not.toContain('Rosa')
  expect(onDevice()).not.toContain('ramp')
  vi.setSystemTime(new Date('2026-01-01T08:31'))
  expect((await openPage(null)).valueOf('tab/registration')).toBeNull()
  expect(onDevice()).not.toContain('Rosa')

  page.writeDraft('tab/registration', 'Rosa Luna')
  expect((await openPage(7)).valueOf('tab/registration')).toBeNull()
  expect(onDevice()).not.toContain('Rosa')
  vi.useRealTimers()
})

test('what is typed into such a form by somebody who is signed in is left to nobody', async () => {
  const page = await openPage(7)
  page.writeDraft('tab/setup', 'Rosa Luna')
  expect(onDevice()).not.toContain('Rosa')
  expect((await openPage(null)).valueOf('tab/setup')).toBeNull()
})

test('a registration that was sent is no draft any more', async () => {
  const page = await openPage(null)
  page.writeDraft('tab/registration', 'Rosa Luna')
  page.removeDraft('tab/registration')
  expect(onDevice()).not.toContain('Rosa')
  expect((await openPage(null)).valueOf('tab/registration')).toBeNull()
})

test('a draft that nobody touched for 30 days is gone', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-01-01') })
  const page = await openPage()
  page.writeDraft('comment', 'Old')
  vi.setSystemTime(new Date('2026-01-30'))
  expect((await openPage()).valueOf('comment')).toBe('Old')
  vi.setSystemTime(new Date('2026-02-02'))
  expect((await openPage()).valueOf('comment')).toBeNull()
  vi.useRealTimers()
})

test('a clock that is set back by a day does not let an older text win', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-03-02') })
  const page = await openPage()
  page.writeDraft('comment', 'Before')
  vi.setSystemTime(new Date('2026-03-01'))
  page.writeDraft('comment', 'After')
  expect((await openPage()).valueOf('comment')).toBe('After')
  vi.useRealTimers()
})

test('a device without room says that a text lasts as long as the page, and takes it once there is room', async () => {
  const page = await openPage()
  device.isFull = true
  page.writeDraft('comment', 'The ramp')
  expect(page.knownDrafts().get('comment')).toMatchObject({
    isInPageOnly: true,
    draft: { value: 'The ramp' },
  })
  device.isFull = false
  page.writeDraft('comment', 'The ramp at the gate')
  expect(page.knownDrafts().get('comment')?.isInPageOnly).toBe(false)
  expect((await openPage()).valueOf('comment')).toBe('The ramp at the gate')
})
