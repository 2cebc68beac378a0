export const box = (type: string, ...inside: (Buffer | string)[]): Buffer => {
  const content = Buffer.concat(
    inside.map((each) => (typeof each === 'string' ? Buffer.from(each, 'latin1') : each)),
  )
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content])
}

export const numbers = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4)
  values.forEach((value, at) => bytes.writeUInt32BE(value, at * 4))
  return bytes
}

/** A video and, beside its pictures, tracks of measurements whose chunks all begin at 0 and are as long as the file. */
export const makeOverlappingVideo = (tracks: number, chunks: number, length: number): Buffer => {
  const starts = Buffer.alloc(chunks * 4)
  const measurements = box(
    'trak',
    box(
      'mdia',
      box('hdlr', numbers(0, 0), 'meta', numbers(0, 0, 0)),
      box(
        'minf',
        box(
          'stbl',
          box('stsc', numbers(0, 1, 1, 1, 1)),
          box('stsz', numbers(0, length, chunks)),
          box('stco', numbers(0, chunks), starts),
        ),
      ),
    ),
  )
  const moov = box('moov', track('vide', 0, 0), ...Array.from({ length: tracks }, () => measurements))
  const start = Buffer.concat([box('ftyp', 'isom', numbers(512), 'isommp42'), moov])
  return Buffer.concat([start, box('mdat', Buffer.alloc(Math.max(0, length - start.length - 8), 'v'))])
}

const track = (handler: string, chunk: number, length: number, ...more: Buffer[]) =>
  box(
    'trak',
    box(
      'mdia',
      box('hdlr', numbers(0, 0), handler, numbers(0, 0, 0)),
      box(
        'minf',
        box(
          'stbl',
          box('stsc', numbers(0, 1, 1, 1, 1)),
          box('stsz', numbers(0, 0, 1, length)),
          box('stco', numbers(0, 1, chunk)),
        ),
      ),
    ),
    ...more,
  )

export const place = '+19.4326-099.1332+2240.000/'
export const pictures = 'PICTURES'
const measured = `GPS5 ${place}`

/**
 * A video as a phone of Apple writes it: the place stands in the key table of `meta`, in `©xyz`, in a track of measured
 * values, in Adobe's XMP and in what an editor left in free space.
 */
export const makePhoneVideo = (): Buffer => {
  const start = box('ftyp', 'qt  ', numbers(0), 'qt  ')
  const data = box('mdat', pictures, measured)
  const at = start.length + 8
  const keys = box(
    'keys',
    numbers(0, 1, 8 + 'mdtacom.apple.quicktime.location.ISO6709'.length - 4),
    'mdta',
    'com.apple.quicktime.location.ISO6709',
  )
  const values = box('ilst', box('\0\0\0\x01', box('data', numbers(1, 0), place)))
  const moov = box(
    'moov',
    box('mvhd', Buffer.alloc(100)),
    track('vide', at, pictures.length, box('udta', box('name', 'Kamera von Ana'))),
    track('meta', at + pictures.length, measured.length),
    box('meta', box('hdlr', numbers(0, 0), 'mdta'), keys, values),
    box('udta', box('\u00a9xyz', Buffer.from([0, place.length, 0x15, 0xc7]), place)),
    box('free', `left behind ${place}`),
  )
  const xmp = box(
    'uuid',
    Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex'),
    `<x:xmpmeta>${place}</x:xmpmeta>`,
  )
  return Buffer.concat([start, data, moov, xmp])
}

/** A video of so many bytes. */
export const makeLongVideo = (length: number): Buffer => {
  const start = Buffer.concat([
    box('ftyp', 'isom', numbers(512), 'isommp42'),
    box('moov', box('mvhd', Buffer.alloc(100)), track('vide', 0, 0)),
  ])
  return Buffer.concat([start, box('mdat', Buffer.alloc(length - start.length - 8, 'v'))])
}
