import { isDataSaved } from '../theme/less-data.ts'

/** Longest side in pixels and JPEG quality of an uploaded photo: about 250 to 450 KB. */
const usual = { longestSide: 1600, quality: 0.78 }
/** When saving data: less than half of the bytes. */
const saving = { longestSide: 1024, quality: 0.65 }

const isPhoto = (file: File): boolean => ['image/jpeg', 'image/png', 'image/webp'].includes(file.type)

/**
 * Makes a photo smaller, upright and free of metadata; other files, small photos and unreadable ones stay as they
 * are.
 */
export const makeSmaller = async (file: File): Promise<{ content: Blob; name: string }> => {
  const { longestSide, quality } = isDataSaved() ? saving : usual
  const asItIs = { content: file, name: file.name }
  if (!isPhoto(file)) return asItIs
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
    const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale))
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const content = await canvas.convertToBlob({ type: 'image/jpeg', quality })
    const name = file.name.replace(/\.[^.]+$/, '') + '.jpg'
    return content.size < file.size || scale < 1 ? { content, name } : asItIs
  } catch {
    return asItIs
  }
}
