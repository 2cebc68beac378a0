import { randomBytes } from 'node:crypto'

// No file that is taken begins with these bytes, so that files stored before a key was set are told apart.
const markOf = {
  direct: Buffer.from('00ff5664610100ff', 'hex'),
  named: Buffer.from('00ff5664610200ff', 'hex'),
}
const markLength = 8
const idLength = 16
const saltLength = 32

/** What an encrypted object says before its chunks: which key it is under (null: FILES_KEY itself), and its salt. */
export type Head = { key: string | null; salt: Buffer; length: number }

/** An object that ends within its own beginning. */
export class CutOff extends Error {}

export const newSalt = (): Buffer => randomBytes(saltLength)

export const headLengthOf = (key: string | null): number =>
  markLength + (key === null ? 0 : idLength) + saltLength

export const longestHead = headLengthOf('')

export const writtenHead = (key: string | null, salt: Buffer): Buffer =>
  key === null
    ? Buffer.concat([markOf.direct, salt])
    : Buffer.concat([markOf.named, Buffer.from(key.replaceAll('-', ''), 'hex'), salt])

const written = (id: Buffer): string =>
  id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** Null: the object is not encrypted. */
export const headOf = (beginning: Buffer): Head | null => {
  const mark = beginning.subarray(0, markLength)
  const isDirect = mark.equals(markOf.direct)
  if (!isDirect && !mark.equals(markOf.named)) return null
  const key = isDirect ? null : written(beginning.subarray(markLength, markLength + idLength))
  const length = headLengthOf(key)
  if (beginning.length < length) throw new CutOff('a stored file is shorter than its own beginning')
  return { key, salt: beginning.subarray(length - saltLength, length), length }
}
