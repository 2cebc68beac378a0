import { useQuery } from '@tanstack/react-query'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useCallback, useRef, useState } from 'react'
import { useTranslation } from '../../../i18n/translation.tsx'
import { useWidth } from '../../../ui/figures/use-width.ts'
import { Scrolling } from '../Scrolling.tsx'
import { PageTexts } from './PageTexts.tsx'
import { PdfBar } from './PdfBar.tsx'
import { PdfPage } from './PdfPage.tsx'
import { usePagesRead } from './use-pages-read.ts'
import './words.css'

/** Ratio of A4, until a page is known. */
const usual = 1.414
const steps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4]
/** Around the pages, in pixels. */
const margin = 32

const numbersTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

const useRatio = (document: PDFDocumentProxy): number => {
  const { data } = useQuery({
    queryKey: ['pdf', document.fingerprints, 'shape'],
    queryFn: async () => {
      const { width: across, height } = (await document.getPage(1)).getViewport({ scale: 1 })
      return height / across
    },
    networkMode: 'always',
    gcTime: 0,
  })
  return data ?? usual
}

const usePageShown = () => {
  const place = useRef<HTMLElement>(null)
  const [page, setPage] = useState(1)
  const goTo = useCallback((number: number) => {
    const shown = place.current?.querySelector(`[data-page="${number}"]`)
    shown?.scrollIntoView({ block: 'start' })
    setPage(number)
  }, [])
  return { place, page, setPage, goTo }
}

/** The pages below each other, or only their text for enlarged reading and screen readers. */
export function PdfPages({ document, name }: { document: PDFDocumentProxy; name: string }) {
  const [zoom, setZoom] = useState(1)
  const [isText, setTexts] = useState(false)
  const pages = usePagesRead(document)
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box, 720)
  const ratio = useRatio(document)

  const { place, page, setPage, goTo } = usePageShown()
  const step = (by: 1 | -1) => setZoom((now) => steps[steps.indexOf(now) + by] ?? now)
  const fitting = Math.min(900, width - margin)

  return (
    <div ref={box} className="grid min-w-0 gap-2">
      <PdfBar
        pages={pages}
        count={document.numPages}
        page={page}
        onPage={goTo}
        zoom={zoom}
        onZoom={step}
        isText={isText}
        onText={setTexts}
      />
      <Scrolling ref={place} label={name}>
        {isText ? (
          <PagesAsText pages={pages} count={document.numPages} zoom={zoom} />
        ) : (
          <div className="grid w-fit min-w-full gap-4 bg-surface2 p-4">
            {numbersTo(document.numPages).map((number) => (
              <PdfPage
                key={number}
                document={document}
                number={number}
                width={Math.round(fitting * zoom)}
                ratio={ratio}
                blocks={pages[number - 1]}
                onSeen={setPage}
              />
            ))}
          </div>
        )}
      </Scrolling>
    </div>
  )
}

type TextProps = { pages: ReturnType<typeof usePagesRead>; count: number; zoom: number }

function PagesAsText({ pages, count, zoom }: TextProps) {
  const { t } = useTranslation()
  const numbers = numbersTo(count)
  return (
    <div className="mx-auto max-w-170 px-4 py-5 wide:px-8" style={{ fontSize: `${zoom}em` }}>
      {numbers.map((number) => (
        <section
          key={number}
          data-page={number}
          aria-label={t('viewer.page', { number, count })}
          className="border-b border-border py-4"
        >
          {pages[number - 1]?.length === 0 ? (
            <p className="text-text2">{t('viewer.noWords')}</p>
          ) : (
            <PageTexts blocks={pages[number - 1] ?? []} />
          )}
        </section>
      ))}
    </div>
  )
}
