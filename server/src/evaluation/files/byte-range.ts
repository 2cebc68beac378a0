type ByteRange = { start: number; end: number }

/**
 * The requested range, `end` excluded; `whole` for several ranges or an invalid header (RFC 9110 §14.2); `outside`
 * when it does not overlap the file.
 */
export const byteRange = (header: string | undefined, size: number): ByteRange | 'whole' | 'outside' => {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return 'whole'
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'outside' : { start: size - length, end: size }
  }
  const start = Number(first)
  const end = last === '' ? size : Math.min(Number(last) + 1, size)
  if (last !== '' && Number(last) < start) return 'whole'
  return start >= size ? 'outside' : { start, end }
}
