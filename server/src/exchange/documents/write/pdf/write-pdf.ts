import type { PreparedDocument } from '../prepared.ts'
import { withRowHeadings } from './row-headings.ts'
import { openTypesetter } from './typesetter.ts'
import { searchablePdf } from './words/searchable-pdf.ts'

const main = 'paper.typ'
/** What is to be read easily stands on one page where it can: its letters are made smaller, but stay large. */
const smallerPoints = ['15', '14']

/** A tagged PDF (PDF/UA-1). Pictures lie at the places that photos name. */
export const pdfOf = (document: PreparedDocument, pictures: Buffer[]): Buffer => {
  const typesetter = openTypesetter()
  pictures.forEach((picture, at) => {
    typesetter.give(`photo-${at}`, picture)
  })
  typesetter.giveTexts('paper.json', document)
  const usual = typesetter.compile(main)
  const isOnePage = document.variant !== 'easy_read' || usual.numOfPages === 1
  const smaller = isOnePage
    ? undefined
    : smallerPoints
        .map((points) => typesetter.compile(main, { points }))
        .find(({ numOfPages }) => numOfPages === 1)
  const written = typesetter.pdf(smaller ?? usual, Date.parse(document.day) / 1000)
  return searchablePdf(withRowHeadings(written))
}
