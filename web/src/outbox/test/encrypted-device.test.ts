import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { afterEach, expect, test, vi } from 'vitest'
import { storeSession } from '../../session/stored-session.ts'
import { changeOnDevice, entriesOnDevice } from '../device/device.ts'
import type { Entry, Work } from '../entry.ts'

type Session = Parameters<typeof storeSession>[0]
/** Only the person's id and key matter here. */
const signIn = (user: number, letter: string | null): void => {
  const key = letter ? { device_key: letter.repeat(43) } : {}
  const person: Session['user'] = JSON.parse(JSON.stringify({ id: user }))
  storeSession({ access: '', refresh: '', user: person, remember: false, ...key })
}

const entry = (user: number, name: string, work: Work): Entry => ({
  id: `${user}/1/${work.kind}/${name}`,
  user,
  line: 1,
  work,
  key: `key ${name}`,
  state: 'waiting',
  problem: null,
  attempted: false,
  before: null,
  place: null,
  changedAt: 1,
})
const comment = (text: string): Work => ({ kind: 'comment', indicator: 1, text })
const photo = (content: Blob): Work => ({
  kind: 'file',
  category: 1,
  stage: 1,
  name: 'Ana at the gate.jpg',
  description: 'Ana and the ramp',
  consent: true,
  content,
  originalSize: content.size,
})
const put = (each: Entry) => changeOnDevice(each.id, () => each)

/** Everything in the databases as text. */
const allBytes = async (): Promise<string> => {
  const parts: string[] = []
  for (const { name = '' } of (await indexedDB.databases()).filter(({ name }) =>
    name?.startsWith('vereda'),
  )) {
    const database = await openDB(name)
    for (const store of database.objectStoreNames)
      for (const each of await database.getAll(store)) {
        parts.push(JSON.stringify(each))
        for (const part of [each, each.work]) if (part?.content) parts.push(await part.content.text())
      }
    database.close()
  }
  return parts.join()
}

const bytes = (size: number): Uint8Array<ArrayBuffer> => new Uint8Array(size).map((_, at) => at % 251)

afterEach(() => vi.restoreAllMocks())

test('nothing of what waits can be read on the device, and its person finds all of it', async () => {
  signIn(11, 'a')
  await put(entry(11, 'words', comment('The ramp is broken')))
  const content = new Blob(['a child’s face ', bytes(2_500_000)], { type: 'image/jpeg' })
  await put(entry(11, 'photo', photo(content)))
  const there = await allBytes()
  for (const secret of ['The ramp is', 'Ana at the gate', 'Ana and the', 'a child’s'])
    expect(there).not.toContain(secret)
  const read = await entriesOnDevice(11)
  expect(read.map(({ work }) => (work.kind === 'file' ? work.description : work.kind))).toEqual([
    'comment',
    'Ana and the ramp',
  ])
  const file = read.flatMap(({ work }) => (work.kind === 'file' ? work.content : []))[0]
  expect(file?.type).toBe('image/jpeg')
  const [sent, given] = [await file?.bytes(), await content.bytes()]
  expect(Buffer.compare(sent ?? Buffer.of(), given)).toBe(0)
})

test('without its person’s key an entry stays as it is, until the server is known to have it', async () => {
  signIn(13, 'c')
  await put(entry(13, 'kept', comment('Mine')))
  signIn(14, 'd')
  expect(await entriesOnDevice(13)).toEqual([])
  await changeOnDevice('13/1/comment/kept', (there) => there ?? null)
  signIn(13, 'c')
  expect((await entriesOnDevice(13)).map(({ work }) => work)).toEqual([comment('Mine')])
  signIn(14, 'd')
  await changeOnDevice('13/1/comment/kept', (there) => (there?.key === 'key kept' ? null : (there ?? null)))
  signIn(13, 'c')
  expect(await entriesOnDevice(13)).toEqual([])
})

test('what an earlier version left readable is encrypted, and nothing of it is lost when that fails midway', async () => {
  const old = await openDB('vereda', 1, {
    upgrade: (database) => {
      database.createObjectStore('outbox', { keyPath: 'id' }).createIndex('user', 'user')
    },
  })
  await old.put('outbox', entry(15, 'first', comment('Old words')))
  await old.put('outbox', entry(15, 'second', photo(new Blob(['old photo']))))
  await old.put('outbox', entry(16, 'other', comment('Of somebody else')))
  old.close()
  signIn(15, 'e')
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (this: IDBObjectStore) {
    this.transaction.abort()
    throw new DOMException('No room', 'QuotaExceededError')
  })
  await expect(entriesOnDevice(15)).rejects.toMatchObject({ fault: 'full' })
  expect(await allBytes()).toContain('Old words')
  const read = await entriesOnDevice(15)
  expect(read.map(({ key }) => key)).toEqual(['key first', 'key second'])
  const there = await allBytes()
  expect(there).not.toContain('Old words')
  expect(there).not.toContain('old photo')
  expect(there).toContain('Of somebody else')
})

test('a session that has no key yet keeps what is done, and it is encrypted as soon as there is one', async () => {
  signIn(17, null)
  await put(entry(17, 'early', comment('Before the key')))
  await put(entry(17, 'photo', photo(new Blob(['an early photo']))))
  expect((await entriesOnDevice(17)).length).toBe(2)
  signIn(17, 'g')
  expect((await entriesOnDevice(17)).length).toBe(2)
  const areEncrypted = async () => expect(await allBytes()).not.toMatch(/Before the key|an early photo/)
  await vi.waitFor(areEncrypted, { timeout: 30_000 })
  const read = await entriesOnDevice(17)
  expect(read.map(({ work }) => work.kind)).toEqual(['comment', 'file'])
  const [file] = read.flatMap(({ work }) => (work.kind === 'file' ? work.content : []))
  expect(await file?.text()).toBe('an early photo')
}, 60_000)
