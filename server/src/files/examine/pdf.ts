import type { Bytes } from '../bytes.ts'
import { unsupported } from '../refusals.ts'
import { pageMark } from './plain-text.ts'

/** Programs write a few lines behind the end of a PDF, but no more than this many bytes. */
const behind = 2048

/** Stored as it is and never drawn here; only a PDF that was cut off, or begins as a page, is refused. */
export const checkPdf = async (bytes: Bytes): Promise<void> => {
  const [before = ''] = (await bytes.read(0, 1024)).toString('latin1').split('%PDF-')
  if (pageMark.test(before)) throw unsupported('content')
  const end = await bytes.read(Math.max(0, bytes.size - behind), behind)
  if (!end.includes('%%EOF')) throw unsupported('content')
}
