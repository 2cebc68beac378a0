import { chunksIn } from '../../../platform/storage/chunks-in.ts'
import type { Bytes } from '../bytes.ts'
import { unsupported } from '../refusals.ts'

/** What a browser may interpret as a page. */
export const pageMark = /<(!doctype|html|svg|script|\?xml)/i

/** UTF-16 by its byte order mark, otherwise UTF-8. */
const encodingOf = (head: Buffer): string => {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  return 'utf-8'
}

/** Checks the beginning: no NUL, and nothing that a browser interprets as a page. */
export const isLikelyText = (head: Buffer): boolean => {
  if (head.length === 0) return false
  try {
    const text = new TextDecoder(encodingOf(head), { fatal: true }).decode(head, { stream: true })
    return !text.includes('\0') && !pageMark.test(text.slice(0, 1024))
  } catch {
    return false
  }
}

/** The same for the whole file; invalid bytes are refused anywhere. */
export const checkPlainText = async (bytes: Bytes): Promise<void> => {
  const decoder = new TextDecoder(encodingOf(await bytes.read(0, 2)), { fatal: true })
  const refusal = unsupported('content')
  const isText = (chunk?: Buffer): boolean => {
    try {
      return !decoder.decode(chunk, { stream: chunk !== undefined }).includes('\0')
    } catch {
      return false
    }
  }
  for await (const chunk of chunksIn(bytes.stream())) if (!isText(chunk)) throw refusal
  if (!isText()) throw refusal
}
