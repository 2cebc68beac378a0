import { statfsSync } from 'node:fs'
import type { Statement } from '../engine.ts'

/**
 * Bytes of disk without which the embedded database does not start again after a write that failed: its log, and what
 * it writes at a start.
 */
export const leastRoom = 32 * 1024 * 1024

const writes = /^\s*(begin(?!.*read only)|insert|update|delete|merge)\b/i

/**
 * Refuses, in PostgreSQL's own way, to begin writing while the disk has less room than that. PGlite does not live on
 * after a write for which there was no room, and on a full disk it does not start either: then nobody could even read.
 */
export const assertHasRoomOnDisk = (
  folder: string,
  least: number,
  statements: readonly Statement[],
): void => {
  if (!statements.some(({ text }) => writes.test(text))) return
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < least) throw Object.assign(new Error('The disk has no room left'), { code: '53100' })
}

/**
 * Files stop earlier than the database beside them: with no room for another photo people can still log in and work.
 */
export const roomForDatabase = (databaseUrl: string | null): number =>
  databaseUrl === null ? 2 * leastRoom : 0
