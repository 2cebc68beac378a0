import { inFile, run } from './poppler.ts'

type Word = { text: string; top: number; bottom: number }

/** Where each word of each page stands, in points from the page's upper edge. */
export const wordPlacesOf = (bytes: Buffer): Word[][] =>
  inFile(bytes, (file) => run('pdftotext', '-bbox', file, '-'))
    .split('<page ')
    .slice(1)
    .map((page) =>
      [...page.matchAll(/yMin="([\d.]+)"[^>]*yMax="([\d.]+)">([^<]*)</g)].map(([, top, bottom, text]) => ({
        text: text ?? '',
        top: Number(top),
        bottom: Number(bottom),
      })),
    )
