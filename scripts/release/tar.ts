import { createReadStream } from 'node:fs'
import { join } from 'node:path'

/** A file of a release; `isProgram` sets its execute bits. */
export type Entry = { path: string; isProgram: boolean; size: number }

const block = 512

/** ustar allows 100 bytes for the name and 155 for its folders. */
const split = (path: string): { name: string; prefix: string } => {
  if (Buffer.byteLength(path) <= 100) return { name: path, prefix: '' }
  for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
    const [prefix, name] = [path.slice(0, at), path.slice(at + 1)]
    if (Buffer.byteLength(name) > 100) break
    if (Buffer.byteLength(prefix) <= 155) return { name, prefix }
  }
  throw new Error(`${path} is too long a path for an archive`)
}

const octal = (value: number, length: number): string => `${value.toString(8).padStart(length - 1, '0')}\0`

/** Owner, group and time do not depend on the machine. */
const headOf = (folder: string, { path, isProgram, size }: Entry, seconds: number): Buffer => {
  const head = Buffer.alloc(block)
  const { name, prefix } = split(`${folder}/${path}`)
  head.write(name, 0)
  head.write(octal(isProgram ? 0o755 : 0o644, 8), 100)
  head.write(octal(0, 8), 108)
  head.write(octal(0, 8), 116)
  head.write(octal(size, 12), 124)
  head.write(octal(seconds, 12), 136)
  head.write('        ', 148)
  head.write('0', 156)
  head.write('ustar\0', 257)
  head.write('00', 263)
  head.write('root', 265)
  head.write('root', 297)
  head.write(prefix, 345)
  const sum = head.reduce((total, byte) => total + byte, 0)
  head.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return head
}

/** A tar archive in the given order, with one time for all files. */
export const tarOf = async function* (
  root: string,
  entries: readonly Entry[],
  { folder, seconds }: { folder: string; seconds: number },
): AsyncGenerator<Buffer> {
  for (const entry of entries) {
    yield headOf(folder, entry, seconds)
    let size = 0
    for await (const chunk of createReadStream(join(root, entry.path))) {
      size += chunk.length
      yield chunk
    }
    if (size !== entry.size) throw new Error(`${entry.path} changed while the archive was made`)
    yield Buffer.alloc((block - (size % block)) % block)
  }
  yield Buffer.alloc(2 * block)
}
