import type { DemoClient, DemoPerson } from '../asking.ts'
import type { DemoDocument } from '../documents/document.ts'
import { docxOf } from '../documents/docx.ts'
import { pdfOf } from '../documents/pdf.ts'
import { xlsxOf } from '../documents/xlsx.ts'
import { pictureOf } from '../pictures/draw.ts'
import { cells, type DocumentFormat, type TextsOfEvidence } from './cells.ts'
import { english } from './english.ts'
import { portuguese } from './portuguese.ts'
import { spanish } from './spanish.ts'

export type Tongue = 'es' | 'en' | 'pt'

const textsIn: Record<Tongue, TextsOfEvidence> = { es: spanish, en: english, pt: portuguese }

const written: Record<DocumentFormat, (document: DemoDocument) => Buffer | Promise<Buffer>> = {
  docx: docxOf,
  xlsx: xlsxOf,
  pdf: pdfOf,
}

export type Place = {
  line: number
  /** Ids of the seven domains. */
  categories: readonly number[]
  school: string
  year: number
  language: Tongue
  /** Chooses colours and rooms of the pictures. */
  seed: number
}

type Piece = {
  category: number
  stage: number
  description: string
  name: string
  bytes: () => Promise<Buffer>
}

const piecesOf = (place: Place, cell: number): Piece[] => {
  const { places, cells: texts } = textsIn[place.language]
  const format = cells[cell]
  const text = texts[cell]
  if (!format || !text) throw new Error(`There is no cell ${cell}`)
  const domain = Math.floor(cell / 3)
  const where = { category: place.categories[domain] ?? 0, stage: (cell % 3) + 1 }
  const room = places[(place.seed + cell) % places.length] ?? ''
  const photos = format.scenes.map((scene, at) => ({
    ...where,
    description: `${room}: ${text.photos[at]}`,
    name: `foto-${domain + 1}-${where.stage}-${at + 1}.jpg`,
    bytes: () => pictureOf(scene, (place.seed * 3 + at * 2 + domain) % palettes),
  }))
  const content = {
    title: text.title,
    place: `${place.school}, ${place.year}`,
    language: place.language,
    lines: text.lines,
  }
  const document = {
    ...where,
    description: text.title,
    name: `${text.name}.${format.document}`,
    bytes: async () => written[format.document](content),
  }
  return [...photos, document]
}

/** The number of colours a scene is drawn in: schools look different, and not every picture has to be drawn anew. */
const palettes = 5

/** The product's limit of parallel uploads of one person. */
const parallelUploads = 2

/** Uploads two photos and a document for each of these cells (0 to 20: by domain, then stage). */
export const addEvidence = async (
  { upload }: Pick<DemoClient, 'upload'>,
  people: readonly DemoPerson[],
  place: Place,
  wanted: readonly number[] = cells.map((_, at) => at),
  leftOut: readonly string[] = [],
): Promise<void> => {
  const hand = async (person: DemoPerson, at: number, of: number) => {
    const cellsOfHand = wanted.filter((_, place) => place % of === at)
    const pieces = cellsOfHand.flatMap((cell) => piecesOf(place, cell))
    for (const { bytes, ...piece } of pieces.filter(({ name }) => !leftOut.includes(name))) {
      await upload(person, { ...piece, evaluation_line: place.line, bytes: await bytes() })
    }
  }
  const hands = people.flatMap((person) => Array.from({ length: parallelUploads }, () => person))
  await Promise.all(hands.map((person, at) => hand(person, at, hands.length)))
}
