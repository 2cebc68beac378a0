import { concatBytes, utf8ToBytes } from '@noble/ciphers/utils.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { expect, test } from 'vitest'
import { encryptedCopyOf, readEncryptedCopy } from '../device/encrypted-copy.ts'
import type { Entry } from '../entry.ts'
import { loadEntry } from '../load-copy.ts'
import { createWorld, settle } from './world.ts'

/** Fast, where the real one takes a second on purpose. */
const keyOf = async (password: string, salt: Uint8Array) => sha256(concatBytes(utf8ToBytes(password), salt))

const give = async (world: ReturnType<typeof createWorld>) => {
  const tab = world.openTab()
  world.faults.isServerAway = true
  await settle()
  tab.items.give(1, { kind: 'answer', indicator: 1, option: 3, na_reason: null, result: null, version: null })
  tab.items.give(1, { kind: 'comment', indicator: 1, text: 'The ramp is broken' })
  tab.items.give(1, {
    kind: 'file',
    category: 1,
    stage: 1,
    name: 'ramp.jpg',
    description: 'The ramp',
    consent: true,
    content: new Blob(['a photo '.repeat(300_000)], { type: 'image/jpeg' }),
    originalSize: 5,
  })
  await settle()
  return tab
}

test('a copy opens with its password alone, whole, and nothing of it can be read before', async () => {
  const tab = await give(createWorld())
  const copy = await encryptedCopyOf(
    tab.items.own().map(({ entry }) => entry),
    'lamp river',
    keyOf,
  )
  const text = await copy.text()
  for (const secret of ['The ramp is', 'a photo a photo', '"comment"']) expect(text).not.toContain(secret)
  expect(await readEncryptedCopy(copy, 'lamp rivet', keyOf)).toBe('closed')
  expect(await readEncryptedCopy(new Blob(['{}']), 'lamp river', keyOf)).toBe('strange')
  for (const cut of [100, 1_048_616 + 46, copy.size - 1])
    expect(await readEncryptedCopy(copy.slice(0, cut), 'lamp river', keyOf)).toBe('closed')
  const read = await readEncryptedCopy(copy, 'lamp river', keyOf)
  if (typeof read === 'string') throw new Error(read)
  const file = read.flatMap(({ work }) => (work.kind === 'file' ? work.content : []))[0]
  expect([file?.type, await file?.text()]).toEqual(['image/jpeg', 'a photo '.repeat(300_000)])
})

test('another device sends what was loaded, and nothing is doubled when both do', async () => {
  const world = createWorld()
  const first = await give(world)
  const entries: Entry[] = first.items.own().map(({ entry }) => entry)
  const copy = await encryptedCopyOf(entries, 'lamp river', keyOf)
  // The same server, and an empty device.
  const onFirst = [...world.disk]
  world.close(first)
  world.disk.clear()
  world.journal.clear()
  const second = world.openTab()
  await settle()
  const loaded = await readEncryptedCopy(copy, 'lamp river', keyOf)
  if (typeof loaded === 'string') throw new Error(loaded)
  expect(loaded.map((entry) => loadEntry(second.items, entry, world.person()))).toEqual([true, true, true])
  expect(loaded.map((entry) => loadEntry(second.items, entry, world.person()))).toEqual([false, false, false])
  world.faults.isServerAway = false
  await world.pass(700_000)
  expect(second.items.own()).toEqual([])
  const texts = () => [...world.rows.values()].map(({ text }) => text).sort()
  expect(texts()).toEqual(['3', 'The ramp is broken', 'ramp.jpg'])

  world.close(second)
  for (const [id, entry] of onFirst) world.disk.set(id, entry)
  const third = world.openTab()
  await world.pass(700_000)
  expect(third.items.own()).toEqual([])
  expect(texts()).toEqual(['3', 'The ramp is broken', 'ramp.jpg'])
})

test('what was done here later stays, and another person’s copy is not taken', async () => {
  const world = createWorld()
  const tab = await give(world)
  const entries = tab.items.own().map(({ entry }) => entry)
  tab.items.give(1, { kind: 'answer', indicator: 1, option: 5, na_reason: null, result: null, version: null })
  await settle()
  expect(entries.map((entry) => loadEntry(tab.items, entry, world.person()))).toEqual([false, false, false])
  expect(tab.items.get('1/1/answer/1')?.entry.work).toMatchObject({ option: 5 })
  world.signIn(2)
  await settle()
  expect(entries.map((entry) => loadEntry(tab.items, entry, world.person()))).toEqual([false, false, false])
})
