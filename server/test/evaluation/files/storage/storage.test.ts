import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { directKeys } from '../../../../src/platform/keys/keys.ts'
import { openStorage } from '../../../../src/platform/storage/open-storage.ts'
import { openS3 } from '../../../../src/platform/storage/s3.ts'
import type { Range, Storage } from '../../../../src/platform/storage/storage.ts'
import { startS3 } from './s3-server.ts'

const key = randomBytes(32)
const long = randomBytes(3 * 64 * 1024 + 1234)

const source = (bytes: Buffer) => ({
  size: bytes.length,
  open: () => Readable.from([bytes.subarray(0, 70_000), bytes.subarray(70_000)], { objectMode: false }),
})
const read = async (storage: Storage, name: string, range?: Range) => {
  const stored = await storage.get(name, range)
  const parts: Buffer[] = []
  for await (const part of stored?.stream ?? []) parts.push(part as Buffer)
  return stored && { bytes: Buffer.concat(parts), size: stored.size }
}
const namesIn = async (storage: Storage) => {
  const names: string[] = []
  for await (const each of storage.list()) names.push(each.name)
  return names.sort()
}

let folder = ''
let s3: Awaited<ReturnType<typeof startS3>>
const opened: Record<string, Storage> = {}
beforeAll(async () => {
  process.env.AWS_ACCESS_KEY_ID ??= 'test'
  process.env.AWS_SECRET_ACCESS_KEY ??= 'test'
  folder = await mkdtemp(join(tmpdir(), 'storage-'))
  s3 = await startS3()
  const bucket = {
    kind: 's3',
    bucket: 'evidencia',
    prefix: 'vereda',
    endpoint: s3.endpoint,
    region: null,
  } as const
  opened.disk = await openStorage({ kind: 'disk', folder: join(folder, 'plain') }, null)
  opened['disk with a key'] = await openStorage(
    { kind: 'disk', folder: join(folder, 'sealed') },
    directKeys(key),
  )
  opened.s3 = await openStorage({ ...bucket, prefix: 'plain' }, null)
  opened['s3 with a key'] = await openStorage({ ...bucket, prefix: 'sealed' }, directKeys(key))
})
afterAll(async () => {
  s3.close()
  await rm(folder, { recursive: true })
})

describe.each(['disk', 'disk with a key', 's3', 's3 with a key'])('on %s', (kind) => {
  const storage = () => opened[kind] as Storage

  test('a stored file is returned, whole and in ranges', async () => {
    const name = randomUUID()
    await storage().put(name, source(long))
    expect((await read(storage(), name))?.bytes.equals(long)).toBe(true)
    expect(await storage().size(name)).toBe(long.length)
    const ranges = [
      [0, 1],
      [65_535, 65_537],
      [65_536, 131_072],
      [100, long.length],
      [long.length - 1, long.length],
    ]
    for (const [start = 0, end = 0] of ranges) {
      const part = await read(storage(), name, { start, end })
      expect(part?.bytes.equals(long.subarray(start, end)), `${start}-${end}`).toBe(true)
      expect(part?.size).toBe(long.length)
    }
  })

  test('a removed file is missing, like one that never existed', async () => {
    const name = `${randomUUID()}.thumbnail`
    await storage().put(name, source(Buffer.from('small')))
    expect(await namesIn(storage())).toContain(name)
    await storage().remove(name)
    await storage().remove(name)
    expect(await namesIn(storage())).not.toContain(name)
    expect(await storage().get(name)).toBeUndefined()
    expect(await storage().size(name)).toBeUndefined()
  })

  test('a source shorter than its declared size leaves no file', async () => {
    const name = randomUUID()
    const lie = { size: 100, open: () => Readable.from([Buffer.from('short')], { objectMode: false }) }
    await expect(storage().put(name, lie)).rejects.toThrow()
    expect(await storage().get(name)).toBeUndefined()
  })

  test('a name with a path is refused', async () => {
    await expect(storage().get('../../etc/passwd')).rejects.toThrow('not the name')
    await expect(storage().put('../x', source(long))).rejects.toThrow('not the name')
  })
})

test('every stored file is listed, in pages', async () => {
  const storage = opened.s3 as Storage
  const names = Array.from({ length: 5 }, () => randomUUID())
  for (const name of names) await storage.put(name, source(Buffer.from(name)))
  expect(await namesIn(storage)).toEqual(expect.arrayContaining(names))
})

test('an upload that S3 refuses at first is repeated from the start', async () => {
  s3.state.failures = 2
  const name = randomUUID()
  await (opened.s3 as Storage).put(name, source(long))
  expect((await read(opened.s3 as Storage, name))?.bytes.equals(long)).toBe(true)
})

describe('when S3 is broken', () => {
  const nearby = () =>
    openS3({ bucket: 'evidencia', prefix: 'broken', endpoint: s3.endpoint, region: null }, 300)
  afterEach(() => {
    s3.state.broken = undefined
  })

  test('a silent server fails what is stored and read, instead of holding it for ever', async () => {
    const storage = await nearby()
    s3.state.broken = 'silent'
    await expect(storage.put(randomUUID(), source(long))).rejects.toThrow()
    await expect(storage.get(randomUUID())).rejects.toThrow()
  })

  test('a file that stops in the middle ends with an error', async () => {
    const storage = await nearby()
    const name = randomUUID()
    await storage.put(name, source(long))
    s3.state.broken = 'stopping'
    await expect(read(storage, name)).rejects.toThrow('inactivity')
  })

  test('a page of a proxy is no acknowledgement of a stored file, and no file', async () => {
    const storage = await nearby()
    s3.state.broken = 'wrong'
    await expect(storage.put(randomUUID(), source(long))).rejects.toThrow('ETag')
    await expect(storage.get(randomUUID())).rejects.toThrow('ETag')
  })
})

test('with a key no file is readable on the disk, and one changed bit is detected', async () => {
  const storage = opened['disk with a key'] as Storage
  const name = randomUUID()
  const text = Buffer.from('una foto de la escuela '.repeat(10_000))
  await storage.put(name, source(text))
  const path = join(folder, 'sealed/objects', name.slice(0, 2), name.slice(2, 4), name)
  const stored = await readFile(path)
  expect(stored.includes('escuela')).toBe(false)
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  for (const change of [stored.length - 1, 50, 70_000]) {
    const changed = Buffer.from(stored)
    changed[change] = (changed[change] ?? 0) ^ 1
    await writeFile(path, changed)
    await expect(read(storage, name), `byte ${change}`).rejects.toThrow()
  }
  await writeFile(path, stored.subarray(0, 40 + 65_552))
  await expect(read(storage, name)).rejects.toThrow()
  await writeFile(path, stored)
  expect((await read(storage, name))?.bytes.equals(text)).toBe(true)
})

test('files stored before a key was set stay readable', async () => {
  const name = randomUUID()
  await (opened.disk as Storage).put(name, source(long))
  const withKey = await openStorage({ kind: 'disk', folder: join(folder, 'plain') }, directKeys(key))
  expect((await read(withKey, name, { start: 5, end: 500 }))?.bytes.equals(long.subarray(5, 500))).toBe(true)
  expect(await withKey.size(name)).toBe(long.length)
})

test('no partial file is left', async () => {
  expect(await readdir(join(folder, 'plain/tmp'))).toEqual([])
  expect(await readdir(join(folder, 'sealed/tmp'))).toEqual([])
})
