import sharp from 'sharp'

/** What a phone writes into a photo besides the picture. */
export const secrets = { device: 'Telefono de Ana', note: 'casa-de-la-alumna' }

const rational = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 8)
  values.forEach((value, at) => {
    bytes.writeUInt32LE(value, at * 8)
    bytes.writeUInt32LE(1, at * 8 + 4)
  })
  return bytes
}

/** Degrees, minutes and seconds of a place in Mexico City, as the bytes of an EXIF GPS directory. */
export const gpsBytes = rational(19, 25, 57)

const entry = (tag: number, type: number, count: number, value: number | Buffer): Buffer => {
  const bytes = Buffer.alloc(12)
  bytes.writeUInt16LE(tag, 0)
  bytes.writeUInt16LE(type, 2)
  bytes.writeUInt32LE(count, 4)
  if (typeof value === 'number') bytes.writeUInt32LE(value, 8)
  else value.copy(bytes, 8)
  return bytes
}

const directory = (...entries: Buffer[]): Buffer => {
  const count = Buffer.alloc(2)
  count.writeUInt16LE(entries.length)
  return Buffer.concat([count, ...entries, Buffer.alloc(4)])
}

/** An EXIF block with the device, an orientation and a GPS directory, laid out by hand (EXIF 2.32 §4.5, §4.6.6). */
const exif = (orientation: number): Buffer => {
  const device = Buffer.from(`${secrets.device}\0`)
  const first = 8
  const gps = first + 2 + 3 * 12 + 4
  const values = gps + 2 + 4 * 12 + 4
  const tiff = Buffer.concat([
    Buffer.from('II*\0\x08\0\0\0', 'latin1'),
    directory(
      entry(0x0110, 2, device.length, values + 48),
      entry(0x0112, 3, 1, orientation),
      entry(0x8825, 4, 1, gps),
    ),
    directory(
      entry(1, 2, 2, Buffer.from('N\0')),
      entry(2, 5, 3, values),
      entry(3, 2, 2, Buffer.from('W\0')),
      entry(4, 5, 3, values + 24),
    ),
    gpsBytes,
    rational(99, 7, 59),
    device,
  ])
  const block = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(block.length + 2, 2)
  return Buffer.concat([head, block])
}

/** A JPEG of a phone: place, device, a comment, and orientation 6, which asks for a quarter turn. */
export const makePhonePhoto = async (width = 640, height = 480): Promise<Buffer> => {
  const plain = await makePicture(width, height).jpeg({ quality: 90 }).toBuffer()
  const note = Buffer.from(secrets.note)
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, note.length + 2]), note])
  return Buffer.concat([plain.subarray(0, 2), exif(6), comment, plain.subarray(2)])
}

/** Something to see: a gradient with grain, so that it packs about as well as a photo. */
export const makePicture = (width: number, height: number) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width, height, channels: 3, background: '#7a9', noise } })
}
