import type { PreparedDocument } from '../prepared.ts'
import { withRowHeadings } from './row-headings.ts'
import { openTypesetter } from './typesetter.ts'
import { searchablePdf } from './words/searchable-pdf.ts'

const main = 'paper.typ'
/** Smaller sizes of easy-to-read text, tried to save a page; still large print. */
const smallerPoints = ['15', '14']
/** A paper with more pages is a book, and its letters stay as they are. */
const mostPagesMadeFewer = 5

/** A tagged PDF (PDF/UA-1). Pictures are at the paths that photos name. */
export const pdfOf = (document: PreparedDocument, pictures: Buffer[]): Buffer => {
  const typesetter = openTypesetter()
  pictures.forEach((picture, at) => {
    typesetter.give(`photo-${at}`, picture)
  })
  typesetter.giveTexts('paper.json', document)
  const usual = typesetter.compile(main)
  const pages = usual.numOfPages
  const mayBeSmaller = document.variant === 'easy_read' && pages > 1 && pages <= mostPagesMadeFewer
  const smaller = mayBeSmaller ? smallerPoints.map((points) => typesetter.compile(main, { points })) : []
  const fewest = Math.min(pages, ...smaller.map(({ numOfPages }) => numOfPages))
  const chosen = [usual, ...smaller].find(({ numOfPages }) => numOfPages === fewest) ?? usual
  const written = typesetter.pdf(chosen, Date.parse(document.day) / 1000)
  return searchablePdf(withRowHeadings(written))
}
