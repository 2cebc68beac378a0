import type { Language } from 'contract/platform/shapes'
import sharp from 'sharp'
import type { Chart, Variant } from '../../document.ts'
import { openTypesetter, type Typesetter } from '../pdf/typesetter.ts'

const dotsPerInch = 192

const svg = { operation: ['VipsForeignLoadSvgBuffer'] }
let drawings = 0

/**
 * Reads a drawing that we made ourselves: this is the one place where SVG may be. What is blocked is blocked for the
 * whole process, so that the last of several drawings under way blocks it again.
 */
export const pngOf = async (drawing: Buffer): Promise<Buffer> => {
  drawings += 1
  sharp.unblock(svg)
  try {
    return await sharp(drawing, { density: dotsPerInch })
      .flatten({ background: '#ffffff' })
      .png({ palette: true })
      .toBuffer()
  } finally {
    drawings -= 1
    if (drawings === 0) sharp.block(svg)
  }
}

/**
 * Draws charts as PNG, from the same lines as in the PDF: letters come as outlines, so no font of this machine is asked
 * for.
 */
export const openDrawing = (variant: Variant, language: Language) => {
  let typesetter: Typesetter | undefined
  return async (chart: Chart['chart']): Promise<Buffer> => {
    typesetter ??= openTypesetter()
    typesetter.giveTexts('chart.json', { chart, variant, language })
    return pngOf(Buffer.from(typesetter.svg('chart-alone.typ')))
  }
}
