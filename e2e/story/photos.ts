import {
  gpsBytes,
  makePhonePhoto,
  makePicture,
} from '../../server/test/evaluation/files/making/make-photo.ts'

export { gpsBytes }

export type UploadedDocument = { name: string; mimeType: string; buffer: Buffer }

/** The EXIF segment of a photo. */
const exifOf = (photo: Buffer): Buffer => photo.subarray(2, 4 + photo.readUInt16BE(4))

/**
 * A unique photo with a place in its metadata. A rough one is so small that the page sends it unchanged, so only the
 * server can remove the place.
 */
export const phonePhoto = async (name: string, isRough = false): Promise<UploadedDocument> => {
  const fine = await makePhonePhoto(480, 360)
  const buffer = isRough ? await rough(exifOf(fine)) : fine
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer }
}

/** A photo whose content does not matter. */
export const smallPhoto = async (name: string): Promise<UploadedDocument> => ({
  name: `${name}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await makePhonePhoto(64, 48),
})

/** A photo that is still some hundreds of kilobytes after it was made smaller. */
export const largePhoto = async (name: string): Promise<UploadedDocument> => ({
  name: `${name}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await makePhonePhoto(1600, 1200),
})

const rough = async (exif: Buffer): Promise<Buffer> => {
  const plain = await makePicture(480, 360).jpeg({ quality: 30 }).toBuffer()
  return Buffer.concat([plain.subarray(0, 2), exif, plain.subarray(2)])
}
