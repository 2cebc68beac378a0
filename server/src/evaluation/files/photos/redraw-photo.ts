import sharp, { type Metadata, type Sharp } from 'sharp'

// Two decodings at once on one thread each; nothing kept between photos, nothing read but photos.
sharp.concurrency(1)
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
})

const side = 10_000
const pixels = 50_000_000
const longestSide = 4096
const thumbnailSide = 320
const memoryMaximum = 200 * 1024 * 1024
const memoryOfLight = 16 * 1024 * 1024

export type PhotoRefusal = 'photo_too_large' | 'photo_broken'
type Redrawn = { photo: Buffer; thumbnail: Buffer; format: 'jpeg' | 'png' }

const reading = { limitInputPixels: pixels, failOn: 'error', pages: 1, sequentialRead: true } as const

/**
 * Bytes that the decoder holds at once: formats that come in several passes, and those decoded whole, need all of the
 * picture.
 */
const memoryOf = (about: Metadata): number => {
  const all = about.width * about.height
  const coefficients = about.chromaSubsampling === '4:2:0' ? 1.5 : about.channels
  if (about.format === 'jpeg') return about.isProgressive ? all * coefficients * 2 : 0
  if (about.format === 'png')
    return about.isProgressive ? all * about.channels * (about.depth === 'ushort' ? 2 : 1) : 0
  return all * 4
}

const aboutOf = (source: Buffer): Promise<Metadata> => sharp(source, reading).metadata()

/**
 * Whether drawing the photo takes so much memory that nothing else is drawn meanwhile, from its first bytes. A quarter
 * turn needs the whole picture; what lies upright passes through in strips. What cannot be told counts as heavy.
 */
export const isHeavy = async (head: Buffer): Promise<boolean> => {
  const about = await aboutOf(head).catch(() => null)
  if (!about) return true
  const all = about.width * about.height
  const turned = (about.orientation ?? 1) > 1 ? all * about.channels : 0
  return memoryOf(about) + turned > memoryOfLight || all > pixels / 3
}

/** What the header says, before anything is decoded: a small file may announce a picture that fills the memory. */
export const headerOf = async (source: Buffer): Promise<{ refusal?: PhotoRefusal; hasAlpha: boolean }> => {
  try {
    const about = await aboutOf(source)
    const isTooLarge = about.width > side || about.height > side || about.width * about.height > pixels
    const hasAlpha = about.hasAlpha === true
    return isTooLarge || memoryOf(about) > memoryMaximum
      ? { refusal: 'photo_too_large', hasAlpha }
      : { hasAlpha }
  } catch (error) {
    const isTooLarge = /pixel limit/i.test(String(error))
    return { refusal: isTooLarge ? 'photo_too_large' : 'photo_broken', hasAlpha: false }
  }
}

const written = (picture: Sharp, hasAlpha: boolean): Sharp =>
  // optimiseCoding would hold a second whole picture in memory for 4 % of the size.
  hasAlpha ? picture.png() : picture.jpeg({ quality: 85, optimiseCoding: false })

/**
 * Draws the photo anew from its pixels: upright, in sRGB, 4096 pixels at most on the longer side, and with nothing else
 * that was in the file (place, device, comments, bytes behind the end). Throws when the pixels cannot all be read.
 */
export const redraw = async (source: Buffer, hasAlpha: boolean): Promise<Redrawn> => {
  const fit = { fit: 'inside', withoutEnlargement: true } as const
  const picture = sharp(source, reading)
    .autoOrient()
    .resize(longestSide, longestSide, fit)
    .toColourspace('srgb')
  const photo = await written(picture, hasAlpha).toBuffer()
  const thumbnail = await sharp(photo, reading)
    .resize(thumbnailSide, thumbnailSide, fit)
    .webp({ quality: 75 })
    .toBuffer()
  return { photo, thumbnail, format: hasAlpha ? 'png' : 'jpeg' }
}
