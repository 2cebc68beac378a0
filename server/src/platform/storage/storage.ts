import type { Readable } from 'node:stream'

/** What is to be stored. It can be opened again, when a first attempt to store it fails. */
export type Source = { size: number; open: () => Readable }

/** The school whose key a file is encrypted with; asked only where there are keys. */
export type SchoolOf = () => Promise<number | undefined>

/** Bytes from `start` up to, not including, `end`. */
export type Range = { start: number; end: number }

export type Stored = { name: string; size: number; changedAt: Date }

/**
 * Where the bytes of files lie: a folder or S3. A name is a uuid, or a uuid and `.thumbnail`; no word of any person
 * is ever part of it. A thing that is stored never changes.
 */
export type Storage = {
  /** Resolves when all bytes are durable; when it fails nothing is stored under the name. */
  put: (name: string, source: Source, schoolOf?: SchoolOf) => Promise<void>
  /** Undefined when there is no such thing. `size` is that of the whole. */
  get: (name: string, range?: Range) => Promise<{ stream: Readable; size: number } | undefined>
  /** Undefined when there is no such thing. */
  size: (name: string) => Promise<number | undefined>
  /** Deleting what is not there is no error. */
  remove: (name: string) => Promise<void>
  list: () => AsyncIterable<Stored>
  /** Where there are keys: the id of the key that the thing is encrypted with; null: with none of an id, or not at all. */
  keyName?: (name: string) => Promise<string | null>
}

const names = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}([.]thumbnail)?$/

export const isStoredName = (name: string): boolean => names.test(name)

/** Stops a name that would lead out of the storage; only a mistake in the program can make one. */
export const checkedName = (name: string): string => {
  if (!isStoredName(name)) throw new Error('not the name of a stored file')
  return name
}
