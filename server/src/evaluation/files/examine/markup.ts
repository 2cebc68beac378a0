const doctype = '<!doctype'

/** Removes NULs, so that UTF-16 and UTF-32 can be searched as ASCII. */
const withoutNulls = (piece: Buffer): Buffer =>
  piece.includes(0) ? Buffer.from(piece.filter((byte) => byte !== 0)) : piece

/** Whether a piece of XML in any encoding declares a document type, which could define entities. */
export const hasDoctype = (piece: Buffer): boolean => {
  const text = withoutNulls(piece)
  return text.includes('<!') && text.toString('latin1').toLowerCase().includes(doctype)
}

const mark = /^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)/
const understood = /^(utf-?8|utf-?16(le|be)?|us-ascii|iso-8859-\d+|windows-125\d)$/i
const startOf = (head: Buffer): string => withoutNulls(head).toString('latin1').replace(mark, '').trimStart()

/** Undefined while there is only whitespace. */
export const beginsLikeXml = (head: Buffer): boolean | undefined => {
  const start = startOf(head)
  return start === '' ? undefined : start.startsWith('<')
}

const declared = (start: string): string | undefined =>
  /^<\?xml[^>]*\sencoding\s*=\s*["']([^"']*)["']/.exec(start)?.[1]

/**
 * Whether the encoding of XML is one that the checks and office programs read alike; not EBCDIC, UTF-7 or the like.
 */
export const isPlainXml = (head: Buffer): boolean => {
  const start = startOf(head)
  return (start === '' || start.startsWith('<')) && understood.test(declared(start) ?? 'utf-8')
}

/** A decoder for the encoding that the first bytes indicate. */
export const decoderOf = (head: Buffer): TextDecoder => {
  if (head[0] === 0xff && head[1] === 0xfe) return new TextDecoder('utf-16le')
  if (head[0] === 0xfe && head[1] === 0xff) return new TextDecoder('utf-16be')
  if (head[1] === 0 && head[0] !== 0) return new TextDecoder('utf-16le')
  if (head[0] === 0) return new TextDecoder('utf-16be')
  const name = declared(startOf(head)) ?? 'utf-8'
  return new TextDecoder(/^utf-?16/i.test(name) ? 'utf-8' : name)
}
