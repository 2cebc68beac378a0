import sharp, { type Metadata, type Sharp } from 'sharp'

// Two photos at once, each with one thread; no caches, and only image formats of photos.
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

/** Bytes that the decoder needs: progressive formats, and those decoded at once, need the whole picture. */
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
 * Whether decoding needs so much memory that it must run alone, by the photo's head. Rotation needs the whole
 * picture, otherwise it is processed in strips; unknown photos count as heavy.
 */
export const isHeavy = async (head: Buffer): Promise<boolean> => {
  const about = await aboutOf(head).catch(() => null)
  if (!about) return true
  const all = about.width * about.height
  const turned = (about.orientation ?? 1) > 1 ? all * about.channels : 0
  return memoryOf(about) + turned > memoryOfLight || all > pixels / 3
}

/** Reads only the header, because a small file may declare a picture that fills the memory. */
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
  // `optimiseCoding` would need memory for a second whole picture and save only 4 %.
  hasAlpha ? picture.png() : picture.jpeg({ quality: 85, optimiseCoding: false })

/**
 * Redraws the photo from its pixels: upright, sRGB, at most 4096 pixels on the longer side, and without all other
 * data (place, device, comments, trailing bytes). Throws if a pixel cannot be decoded.
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
