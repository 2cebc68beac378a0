import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'
import { type PageBlock, readingOfPage, type TextItem, type TreeNode } from './reading-of-page.ts'

/** Pages that are read before the next render. */
const atOnce = 8

const readPage = async (document: PDFDocumentProxy, number: number): Promise<PageBlock[]> => {
  const page = await document.getPage(number)
  const [content, tree] = await Promise.all([
    page.getTextContent({ includeMarkedContent: true }),
    page.getStructTree(),
  ])
  return readingOfPage(content.items as TextItem[], tree as TreeNode | null)
}

/** The text of all pages, as they are read; an unreadable page is empty. */
export function usePagesRead(document: PDFDocumentProxy): readonly (readonly PageBlock[])[] {
  const [pages, setPages] = useState<readonly (readonly PageBlock[])[]>([])
  useEffect(() => {
    let isOver = false
    const read = async () => {
      for (let first = 1; first <= document.numPages && !isOver; first += atOnce) {
        const numbers = Array.from(
          { length: Math.min(atOnce, document.numPages - first + 1) },
          (_, at) => first + at,
        )
        const found = await Promise.all(
          numbers.map((number) => readPage(document, number).catch((): PageBlock[] => [])),
        )
        if (!isOver) setPages((before) => [...before.slice(0, first - 1), ...found])
      }
    }
    void read()
    return () => {
      isOver = true
    }
  }, [document])
  return pages
}
