import type { Language } from 'contract/platform/shapes'
import sharp from 'sharp'
import type { Chart, Variant } from '../../document.ts'
import { openTypesetter, type Typesetter } from '../pdf/typesetter.ts'

const dotsPerInch = 192

/** Reads a drawing that we made ourselves: this is the one place where SVG may be. */
export const pngOf = async (drawing: Buffer): Promise<Buffer> => {
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] })
  try {
    return await sharp(drawing, { density: dotsPerInch })
      .flatten({ background: '#ffffff' })
      .png({ palette: true })
      .toBuffer()
  } finally {
    sharp.block({ operation: ['VipsForeignLoadSvgBuffer'] })
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
