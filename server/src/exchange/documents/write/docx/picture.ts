import { ImageRun, Paragraph } from 'docx'
import sharp from 'sharp'

/** Twentieths of a point in a pixel at 96 an inch. */
const twentiethsPerPixel = 15

/** As wide as the page allows, with its alternative text. */
export const pictureOf = async (
  picture: { data: Buffer; type: 'jpg' | 'png'; description: string; isWhole: boolean; keepNext: boolean },
  width: number,
  highest = 330,
): Promise<Paragraph> => {
  const about = await sharp(picture.data).metadata()
  const [own, high] = [about.width ?? 1, about.height ?? 1]
  const most = width / twentiethsPerPixel
  const scale = picture.isWhole ? most / own : Math.min(most / own, highest / high)
  const altText = { name: picture.description.slice(0, 80), description: picture.description }
  const transformation = { width: Math.round(own * scale), height: Math.round(high * scale) }
  return new Paragraph({
    keepNext: picture.keepNext,
    children: [new ImageRun({ type: picture.type, data: picture.data, transformation, altText })],
  })
}
