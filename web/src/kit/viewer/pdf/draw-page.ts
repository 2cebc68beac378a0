import { type PDFPageProxy, TextLayer } from 'pdfjs-dist'

/** A higher resolution only needs more memory. */
const sharpest = 2
/** Pixels of one canvas that old phones can hold. */
const mostPixels = 12_000_000

/** Draws a page with selectable text over it; returns a function that stops and clears both. */
export const drawPage = (
  page: PDFPageProxy,
  width: number,
  canvas: HTMLCanvasElement,
  textLayer: HTMLElement,
): (() => void) => {
  const natural = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: width / natural.width })
  const pixels = viewport.width * viewport.height
  const sharp = Math.min(sharpest, window.devicePixelRatio || 1, Math.sqrt(mostPixels / pixels))
  canvas.width = Math.floor(viewport.width * sharp)
  canvas.height = Math.floor(viewport.height * sharp)
  const drawing = page.render({
    canvas,
    viewport,
    ...(sharp !== 1 && { transform: [sharp, 0, 0, sharp, 0, 0] }),
  })
  const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: textLayer, viewport })
  textLayer.style.setProperty('--total-scale-factor', String(viewport.scale))
  // Cancelling rejects; a page that cannot be drawn stays empty, and its text can still be read.
  void drawing.promise.catch(() => undefined)
  void layer.render().catch(() => undefined)
  return () => {
    drawing.cancel()
    layer.cancel()
    textLayer.replaceChildren()
    canvas.width = 0
    canvas.height = 0
  }
}
