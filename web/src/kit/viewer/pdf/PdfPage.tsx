import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../i18n/translation.tsx'
import { drawPage } from './draw-page.ts'
import { PageTexts } from './PageTexts.tsx'
import type { PageBlock } from './reading-of-page.ts'

type Props = {
  document: PDFDocumentProxy
  number: number
  /** In pixels; `ratio` is height by width, that of the first page until this one is known. */
  width: number
  ratio: number
  blocks: readonly PageBlock[] | undefined
  onSeen: (number: number) => void
}

/** Whether the page is near the visible part; reports when it is visible itself. */
const useIsNear = (
  place: RefObject<HTMLElement | null>,
  number: number,
  onSeen: Props['onSeen'],
): boolean => {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const root = element.parentElement?.parentElement ?? null
    const near = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting === true), {
      root,
      rootMargin: '100%',
    })
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && onSeen(number), {
      root,
      rootMargin: '-50% 0px',
    })
    near.observe(element)
    seen.observe(element)
    return () => {
      near.disconnect()
      seen.disconnect()
    }
  }, [place, number, onSeen])
  return isNear
}

/** Loaded when the page comes near for the first time. */
const usePageOf = (document: PDFDocumentProxy, number: number, isNear: boolean): PDFPageProxy | null => {
  const [page, setPage] = useState<PDFPageProxy | null>(null)
  useEffect(() => {
    if (!isNear || page) return
    let isOver = false
    document.getPage(number).then(
      (found) => !isOver && setPage(found),
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [document, number, isNear, page])
  return page
}

/** Drawn while near the visible part; its text is always there for screen readers. */
export function PdfPage({ document, number, width, ratio, blocks, onSeen }: Props) {
  const { t } = useTranslation()
  const place = useRef<HTMLElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const textLayer = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(place, number, onSeen)
  const page = usePageOf(document, number, isNear)
  const own = page?.getViewport({ scale: 1 })
  const shape = own ? own.height / own.width : ratio

  useEffect(() => {
    if (!isNear || !page || !canvas.current || !textLayer.current) return
    return drawPage(page, width, canvas.current, textLayer.current)
  }, [isNear, page, width])

  return (
    <section
      ref={place}
      aria-label={t('viewer.page', { number, count: document.numPages })}
      data-page={number}
      className="relative mx-auto bg-surface2 shadow-e1"
      style={{ width, height: Math.round(width * shape) }}
    >
      <canvas ref={canvas} aria-hidden className="block size-full" />
      <div ref={textLayer} aria-hidden className="pdf-words" />
      <div className="sr-only">
        {blocks && (blocks.length > 0 ? <PageTexts blocks={blocks} /> : <p>{t('viewer.noWords')}</p>)}
      </div>
    </section>
  )
}
