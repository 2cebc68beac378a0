import type { Blur } from './batch.ts'

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** So few squares that no face can be recognised. */
const squaresAcross = 5

/** Replaces each circle by large squares of one colour; `width` is the photo's width in pixels on the canvas. */
export const drawBlurs = (context: Context, width: number, blurs: readonly Blur[]): void => {
  for (const blur of blurs) {
    const radius = blur.radius * width
    const [left, top, side] = [blur.x * width - radius, blur.y * width - radius, radius * 2]
    const small = new OffscreenCanvas(squaresAcross, squaresAcross)
    const squares = small.getContext('2d')
    if (!squares) throw new Error('no canvas')
    squares.imageSmoothingQuality = 'high'
    squares.drawImage(context.canvas, left, top, side, side, 0, 0, squaresAcross, squaresAcross)
    context.save()
    context.beginPath()
    context.arc(left + radius, top + radius, radius, 0, Math.PI * 2)
    context.clip()
    context.imageSmoothingEnabled = false
    context.drawImage(small, 0, 0, squaresAcross, squaresAcross, left, top, side, side)
    context.restore()
  }
}

/** The photo to be sent, unchanged when it has no circles; throws rather than return an unblurred photo. */
export const withBlurs = async (content: Blob, blurs: readonly Blur[]): Promise<Blob> => {
  if (blurs.length === 0) return content
  const picture = await createImageBitmap(content)
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.drawImage(picture, 0, 0)
  picture.close()
  drawBlurs(context, canvas.width, blurs)
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 })
}
