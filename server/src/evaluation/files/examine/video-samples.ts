import type { Bytes } from '../bytes.ts'
import { type Box, brokenVideo } from './boxes.ts'
import type { Patch } from './cleaned.ts'

/** Largest table in bytes, far more than the longest accepted video needs. */
const bytesMaximum = 1024 * 1024

/** The numbers of a table: 4 bytes of version, `skip` bytes, the row count, then rows of `width` numbers. */
const numbersOf = async (
  bytes: Bytes,
  box: Box | undefined,
  skip: number,
  width: number,
): Promise<number[]> => {
  if (!box) return []
  const content = await bytes.read(box.content, Math.min(box.end - box.content, bytesMaximum))
  if (content.length < 8 + skip) throw brokenVideo()
  const count = content.readUInt32BE(4 + skip) * width
  if (8 + skip + count * 4 > content.length) throw brokenVideo()
  return Array.from({ length: count }, (_, row) => content.readUInt32BE(8 + skip + row * 4))
}

/** Samples in each chunk; the table lists runs of chunks with equal numbers. */
const countsOf = (runs: number[], chunks: number): number[] => {
  let run = 0
  return Array.from({ length: chunks }, (_, chunk) => {
    while ((runs[(run + 1) * 3] ?? Number.POSITIVE_INFINITY) <= chunk + 1) run += 1
    return runs[run * 3 + 1] ?? 0
  })
}

/** The ranges of a track's samples by its sample table (ISO/IEC 14496-12 §8.7), to be blanked. */
export const samplesOf = async (bytes: Bytes, table: Box[]): Promise<Patch[]> => {
  const named = (type: string) => table.find((each) => each.type === type)
  const long = await numbersOf(bytes, named('co64'), 0, 2)
  const starts = [
    ...(await numbersOf(bytes, named('stco'), 0, 1)),
    ...Array.from(
      { length: long.length / 2 },
      (_, row) => (long[row * 2] ?? 0) * 2 ** 32 + (long[row * 2 + 1] ?? 0),
    ),
  ]
  const sizes = named('stsz')
  if (!sizes || starts.length === 0) return []
  const counts = countsOf(await numbersOf(bytes, named('stsc'), 0, 3), starts.length)
  const equal = (await bytes.read(sizes.content + 4, 4)).readUInt32BE(0)
  const single = equal > 0 ? [] : await numbersOf(bytes, sizes, 4, 1)
  let sample = 0
  return starts.flatMap((start, chunk) => {
    const count = counts[chunk] ?? 0
    if (equal === 0 && sample + count > single.length) throw brokenVideo()
    const own = equal === 0 ? single.slice(sample, sample + count) : []
    const length = equal * count + own.reduce((sum, size) => sum + size, 0)
    sample += count
    return start + length <= bytes.size ? [{ start, length }] : []
  })
}
