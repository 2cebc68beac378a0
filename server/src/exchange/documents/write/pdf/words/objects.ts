import { deflateSync, inflateSync } from 'node:zlib'

/** The objects of a PDF by Typst, by number: uncompressed, in one table, each with or without a stream. */
export type Objects = Map<number, Buffer>

const headed = (number: number): string => `${number} 0 obj\n`

/** Objects with their bytes between `obj` and `endobj`, and the trailer. */
export const readObjects = (pdf: Buffer): { objects: Objects; trailer: string } => {
  const table = Number(/startxref\n(\d+)/.exec(pdf.toString('latin1', pdf.length - 64))?.[1])
  const lines = pdf.toString('latin1', table).split(/\r?\n/)
  const count = Number(lines[1]?.split(' ')[1])
  if (lines[0] !== 'xref' || lines[count + 2] !== 'trailer')
    throw new Error('The objects are not in one table')
  const starts = Array.from({ length: count }, (_, number) => {
    const [offset = '', , state] = (lines[number + 2] ?? '').trim().split(' ')
    return { number, offset: Number(offset), isUsed: state === 'n' }
  }).filter(({ isUsed }) => isUsed)
  const inOrder = [...starts].sort((one, other) => one.offset - other.offset)
  const objects: Objects = new Map()
  for (const [at, { number, offset }] of inOrder.entries()) {
    const whole = pdf.subarray(offset, inOrder[at + 1]?.offset ?? table)
    if (!whole.toString('latin1', 0, 16).startsWith(headed(number))) throw new Error('An object elsewhere')
    objects.set(number, whole.subarray(headed(number).length, whole.lastIndexOf('\nendobj')))
  }
  const text = lines.join('\n')
  return { objects, trailer: text.slice(text.indexOf('trailer\n') + 8, text.indexOf('startxref')) }
}

export const writeObjects = (version: Buffer, objects: Objects, trailer: string): Buffer => {
  const parts: Buffer[] = [version]
  let at = version.length
  const offsets = new Map<number, number>()
  for (const [number, body] of [...objects].sort(([one], [other]) => one - other)) {
    offsets.set(number, at)
    const part = Buffer.concat([Buffer.from(headed(number)), body, Buffer.from('\nendobj\n\n')])
    parts.push(part)
    at += part.length
  }
  const size = Math.max(...objects.keys()) + 1
  const rows = Array.from({ length: size }, (_, number) => {
    const offset = offsets.get(number)
    return offset === undefined ? '0000000000 65535 f\r\n' : `${String(offset).padStart(10, '0')} 00000 n\r\n`
  })
  const sized = trailer.replace(/\/Size \d+/, `/Size ${size}`)
  parts.push(
    Buffer.from(`xref\n0 ${size}\n${rows.join('')}trailer\n${sized}startxref\n${at}\n%%EOF`, 'latin1'),
  )
  return Buffer.concat(parts)
}

/** The decompressed content of a stream. */
export const streamOf = (body: Buffer): string => {
  const from = body.indexOf('stream\n') + 7
  const bytes = body.subarray(from, body.lastIndexOf('\nendstream'))
  return (body.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1')
}

export const asStream = (content: Buffer): Buffer => {
  const bytes = deflateSync(content)
  const head = `<<\n  /Length ${bytes.length}\n  /Filter /FlateDecode\n>>\nstream\n`
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\nendstream')])
}
