import type { PreparedPaper } from '../prepared.ts'
import { openTypesetter } from './typesetter.ts'

/** A tagged PDF (PDF/UA-1). Pictures lie at the places that photos name. */
export const pdfOf = (paper: PreparedPaper, pictures: Buffer[]): Buffer => {
  const typesetter = openTypesetter()
  pictures.forEach((picture, at) => {
    typesetter.give(`photo-${at}`, picture)
  })
  typesetter.giveWords('paper.json', paper)
  return typesetter.pdf('paper.typ', Date.parse(paper.day) / 1000)
}
