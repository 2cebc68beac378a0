const rowsAtOnce = 500
const bytesAtOnce = 4 * 1024 * 1024

/** Lines of a stream in batches. */
export const batches = async function* (bytes: AsyncIterable<Buffer>): AsyncIterable<string[]> {
  let rest: Buffer = Buffer.alloc(0)
  let lines: string[] = []
  let size = 0
  for await (const piece of bytes) {
    const all = Buffer.concat([rest, piece])
    const end = all.lastIndexOf(10)
    rest = Buffer.from(all.subarray(end + 1))
    for (const line of all.toString('utf8', 0, Math.max(end, 0)).split('\n')) {
      if (line === '') continue
      lines.push(line)
      size += line.length
      if (lines.length < rowsAtOnce && size < bytesAtOnce) continue
      yield lines
      lines = []
      size = 0
    }
  }
  if (lines.length > 0) yield lines
}
