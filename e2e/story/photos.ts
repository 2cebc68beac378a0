import {
  gpsBytes,
  makePhonePhoto,
  makePicture,
} from '../../server/test/evaluation/files/making/make-photo.ts'

export { gpsBytes }

export type UploadedDocument = { name: string; mimeType: string; buffer: Buffer }

/** What the phone wrote into a photo: the EXIF segment between the start of the picture and the rest. */
const exifOf = (photo: Buffer): Buffer => photo.subarray(2, 4 + photo.readUInt16BE(4))

/**
 * A photo of a phone with its place in it, each a different one. A rough one is so small that the page sends it as
 * it is, and the server alone has to take the place out.
 */
export const phonePhoto = async (name: string, isRough = false): Promise<UploadedDocument> => {
  const fine = await makePhonePhoto(480, 360)
  const buffer = isRough ? await rough(exifOf(fine)) : fine
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer }
}

/** A photo where only its being there counts. */
export const smallPhoto = async (name: string): Promise<UploadedDocument> => ({
  name: `${name}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await makePhonePhoto(64, 48),
})

/** A photo as a school's phone sends it: made smaller in the page it is still some hundreds of kilobytes. */
export const largePhoto = async (name: string): Promise<UploadedDocument> => ({
  name: `${name}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await makePhonePhoto(1600, 1200),
})

const rough = async (exif: Buffer): Promise<Buffer> => {
  const plain = await makePicture(480, 360).jpeg({ quality: 30 }).toBuffer()
  return Buffer.concat([plain.subarray(0, 2), exif, plain.subarray(2)])
}
