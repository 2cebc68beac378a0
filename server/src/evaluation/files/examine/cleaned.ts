import { Transform } from 'node:stream'
import type { Bytes } from '../bytes.ts'

/** A range to overwrite, with zeros if `bytes` is missing; sizes never change. */
export type Patch = { start: number; length: number; bytes?: Buffer }

/** Sorted by start, with overlapping ranges of zeros merged. */
export const inOrder = (patches: readonly Patch[]): Patch[] => {
  const sorted = patches.toSorted((one, other) => one.start - other.start)
  const ordered: Patch[] = []
  let zeros: Patch | undefined
  for (const patch of sorted) {
    if (!patch.bytes && zeros && patch.start <= zeros.start + zeros.length) {
      zeros.length = Math.max(zeros.length, patch.start + patch.length - zeros.start)
      continue
    }
    const own = { ...patch }
    if (!patch.bytes) zeros = own
    ordered.push(own)
  }
  return ordered
}

const overwrite = (chunk: Buffer, at: number, patch: Patch): void => {
  const from = Math.max(patch.start, at)
  const to = Math.min(patch.start + patch.length, at + chunk.length)
  if (from >= to) return
  if (patch.bytes) patch.bytes.copy(chunk, from - at, from - patch.start, to - patch.start)
  else chunk.fill(0, from - at, to - at)
}

const isPast = (patch: Patch | undefined, at: number): boolean =>
  patch !== undefined && patch.start + patch.length <= at

/** The file with the patches applied while reading; they must be sorted. */
export const cleaned = (source: Bytes, patches: readonly Patch[]) => {
  const open = () => {
    let at = 0
    let next = 0
    const clean = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        for (let each = next; ; each += 1) {
          const patch = patches[each]
          if (patch === undefined || patch.start >= at + chunk.length) break
          overwrite(chunk, at, patch)
        }
        at += chunk.length
        while (isPast(patches[next], at)) next += 1
        done(null, chunk)
      },
    })
    const stream = source.stream()
    stream.on('error', (error) => clean.destroy(error))
    clean.on('close', () => stream.destroy())
    return stream.pipe(clean)
  }
  return { size: source.size, open }
}
