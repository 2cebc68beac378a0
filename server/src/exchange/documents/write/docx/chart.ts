import type { Language } from 'contract/platform/shapes'
import sharp from 'sharp'
import type { Chart, Variant } from '../../document.ts'
import { openTypesetter, type Typesetter } from '../pdf/typesetter.ts'

const dotsPerInch = 192

const svg = { operation: ['VipsForeignLoadSvgBuffer'] }
let drawings = 0

/**
 * Reads only our own drawings: SVG is allowed nowhere else. The block is of the whole process, so that the last of
 * several parallel drawings sets it again.
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

/** Draws charts as PNG, as in the PDF: letters are outlines, so that no font of the machine is needed. */
export const openDrawing = (variant: Variant, language: Language) => {
  let typesetter: Typesetter | undefined
  return async (chart: Chart['chart']): Promise<Buffer> => {
    typesetter ??= openTypesetter()
    typesetter.giveTexts('chart.json', { chart, variant, language })
    return pngOf(Buffer.from(typesetter.svg('chart-alone.typ')))
  }
}
