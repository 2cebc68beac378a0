import sharp from 'sharp'

sharp.concurrency(1)
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] })

const longestSide = 1200
const reading = { limitInputPixels: 50_000_000, failOn: 'error', pages: 1 } as const

/** Scaled down for print, without metadata; transparent pixels become white. */
export const shrinkPhoto = (photo: Uint8Array): Promise<Buffer> =>
  sharp(photo, reading)
    .autoOrient()
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 78, mozjpeg: false })
    .toBuffer()
