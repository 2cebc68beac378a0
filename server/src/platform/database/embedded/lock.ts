import { randomUUID } from 'node:crypto'
import { closeSync, existsSync, openSync } from 'node:fs'
import { link, lstat, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { refusal } from '../failures/refusal.ts'
import { type Answerer, askAt, listenOn, ownerAt } from './lock-socket.ts'

export type Lock = { release(): Promise<void> }

/**
 * Takes the lock for this process, or refuses when a living process has it. The lock is a Unix socket, because the
 * system closes it with its owner: what answers is alive, what does not is left over and is taken over.
 */
export const takeLock = async (path: string, answer?: Answerer): Promise<Lock> => {
  const short = shortened(path)
  const own = `${short.path}.${randomUUID().slice(0, 8)}`
  const server = await listenOn(own, answer)
  const end = () => {
    server.close()
    short.close()
  }
  try {
    await claim(short.path, own, dirname(path))
    const mine = await identityOf(short.path)
    const release = async () => {
      if ((await identityOf(short.path)) === mine) await rm(short.path, { force: true })
      end()
    }
    await rm(own, { force: true })
    return { release }
  } catch (error) {
    await rm(own, { force: true })
    end()
    throw error
  }
}

/** Sends one line to the process that holds the lock; rejects when none does. */
export const askOwner = async (path: string, line: string): Promise<string> => {
  const short = shortened(path)
  return askAt(short.path, line).finally(short.close)
}

/**
 * Puts the socket `own` at `path`, which is there or not, never half. A left-over socket is removed only by whoever
 * holds the claim named after exactly that socket, so two processes that find it together cannot remove each
 * other's new one.
 */
const claim = async (path: string, own: string, folder: string): Promise<void> => {
  for (;;) {
    const failure = await link(own, path).catch((error: NodeJS.ErrnoException) => error)
    if (!failure) return
    if (failure.code !== 'EEXIST')
      throw refusal(`The lock ${path} cannot be made: ${failure.message}`, failure)
    const found = await identityOf(path)
    const owner = await ownerAt(path)
    if (owner !== null) throw refusal(inUse(folder, owner))
    if (found === null) continue
    const right = `${path}.${found}`
    await claim(right, own, folder)
    if ((await identityOf(path)) === found) await rm(path, { force: true })
    await rm(right, { force: true })
  }
}

const inUse = (folder: string, owner: string) =>
  `The data in ${folder} is in use by another process${owner && ` (${owner})`}: stop it first`

/** Tells one socket from any later one of the same name. */
const identityOf = (path: string): Promise<string | null> =>
  lstat(path, { bigint: true }).then(
    ({ ino, mtimeNs }) => `${ino}-${mtimeNs}`,
    () => null,
  )

/** Longest path of a Unix socket that every system takes, less what takeLock appends to it. */
const longestPath = 103 - 60

/** A path too long for a socket is reached through its folder's open descriptor. */
const shortened = (path: string): { path: string; close(): void } => {
  if (Buffer.byteLength(path) <= longestPath) return { path, close: () => {} }
  if (!existsSync('/proc/self/fd')) throw refusal(`DATA_DIR is too long a path: ${dirname(path)}`)
  const folder = openSync(dirname(path), 'r')
  return { path: join('/proc/self/fd', String(folder), basename(path)), close: () => closeSync(folder) }
}
