import { chunksIn } from '../../../platform/storage/chunks-in.ts'
import type { Bytes } from '../bytes.ts'
import { unsupported } from '../refusals.ts'
import { assertOpenNothing } from './pdf-objects.ts'
import { pageMark } from './plain-text.ts'

/** Bytes that programs may write after the end of a PDF. */
const overlap = 2048

const wholeOf = async (bytes: Bytes): Promise<Buffer> => {
  const pieces: Buffer[] = []
  for await (const piece of chunksIn(bytes.stream())) pieces.push(piece)
  return Buffer.concat(pieces)
}

let last: Promise<void> = Promise.resolve()
/** One at a time, since each document is in memory as a whole. */
const queued = (work: () => Promise<void>): Promise<void> => {
  const done = last.then(work)
  last = done.catch(() => undefined)
  return done
}

/**
 * Stored unchanged and never rendered here; refused when truncated, when it begins like a web page, or when it opens
 * something by itself.
 */
export const checkPdf = async (bytes: Bytes): Promise<void> => {
  const [before = ''] = (await bytes.read(0, 1024)).toString('latin1').split('%PDF-')
  if (pageMark.test(before)) throw unsupported('content')
  const end = await bytes.read(Math.max(0, bytes.size - overlap), overlap)
  if (!end.includes('%%EOF')) throw unsupported('content')
  await queued(async () => assertOpenNothing(await wholeOf(bytes)))
}
