import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, stat, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { codeOf } from '../error-code.ts'
import { exactly } from './exactly.ts'
import { checkedName, isStoredName, type Range, type Source, type Storage } from './storage.ts'
import { syncPath } from './sync-path.ts'

const missing = (error: unknown) => codeOf(error) === 'ENOENT'

const orUndefined = async <Answer>(answer: Promise<Answer>): Promise<Answer | undefined> => {
  try {
    return await answer
  } catch (error) {
    if (missing(error)) return undefined
    throw error
  }
}

const writeSafely = async (path: string, source: Source): Promise<void> => {
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of exactly(source)) await file.writeFile(chunk)
    await file.datasync()
  } finally {
    await file.close()
  }
}

/** Makes the folder, and those above it down from the root of the storage, known to the disk. */
const makeFolder = async (path: string): Promise<void> => {
  const first = await mkdir(path, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  for (let each = path; each.length >= first.length; each = dirname(each)) await syncPath(dirname(each))
}

/**
 * Files in `<folder>/objects/ab/cd/<uuid>`. Each is written beside, in `<folder>/tmp`, and put in its place by one
 * rename, so that after a power cut there is the whole of it or nothing.
 */
export const openDisk = async (folder: string): Promise<Storage> => {
  const temp = join(folder, 'tmp')
  const objects = join(folder, 'objects')
  await mkdir(temp, { recursive: true, mode: 0o700 })
  await makeFolder(objects)
  const placeOf = (name: string) =>
    join(objects, checkedName(name).slice(0, 2), checkedName(name).slice(2, 4), name)

  const put = async (name: string, source: Source) => {
    const place = placeOf(name)
    const written = join(temp, `${randomUUID()}.part`)
    try {
      await makeFolder(dirname(place))
      await writeSafely(written, source)
      await rename(written, place)
      await syncPath(dirname(place))
    } catch (error) {
      await unlink(written).catch(() => undefined)
      throw error
    }
  }
  const size = async (name: string) => (await orUndefined(stat(placeOf(name))))?.size
  const get = async (name: string, range?: Range) => {
    const file = await orUndefined(open(placeOf(name), 'r'))
    if (!file) return undefined
    const { size: whole } = await file.stat()
    const { start, end } = range ?? { start: 0, end: whole }
    if (start >= end) {
      await file.close()
      return { stream: Readable.from([]), size: whole }
    }
    return { stream: file.createReadStream({ start, end: end - 1 }), size: whole }
  }
  const list = async function* () {
    for (const one of await readdir(objects)) {
      for (const two of await readdir(join(objects, one))) {
        for (const name of await readdir(join(objects, one, two))) {
          const about = isStoredName(name) && (await orUndefined(stat(placeOf(name))))
          if (about) yield { name, size: about.size, changedAt: about.mtime }
        }
      }
    }
  }
  const remove = async (name: string) => {
    await orUndefined(unlink(placeOf(name)))
  }
  return { put, get, size, remove, list }
}
