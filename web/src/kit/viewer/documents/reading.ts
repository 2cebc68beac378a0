/** Plain data; nothing of the file itself reaches the page. */
export type WordPiece =
  | {
      kind: 'text'
      text: string
      bold: boolean
      italic: boolean
      struck: boolean
      raised: 'up' | 'down' | null
      link: string | null
    }
  | { kind: 'break' }
  | { kind: 'picture'; alternative: string; bytes: Blob | null }

export type WordBlock =
  | { kind: 'heading'; level: number; pieces: WordPiece[] }
  | { kind: 'paragraph'; pieces: WordPiece[] }
  | { kind: 'list'; ordered: boolean; items: WordItem[] }
  | { kind: 'table'; rows: WordRow[] }
export type WordItem = { pieces: WordPiece[]; lists: WordBlock[] }
export type WordRow = { isHeading: boolean; cells: { columns: number; rows: number; blocks: WordBlock[] }[] }

export type WordReading = { blocks: WordBlock[]; notes: WordBlock[][]; isCut: boolean }

/** The first rows of a sheet; each cell is the text that a person would read. */
export type SheetReading = { name: string; rows: string[][]; isCut: boolean; columnsCut: boolean }

export type Reading = { word: WordReading; workbook: SheetReading[]; table: SheetReading[] }
export type ReadingKind = keyof Reading

export type ReadingRequest = { kind: ReadingKind; bytes: ArrayBuffer; language: string }
export type ReadingAnswer = { reading: Reading[ReadingKind] } | { failed: true }

/** Limits; the rest of a document is not shown. */
export const shownOf = { blocks: 4000, pictures: 200, rows: 1000, columns: 60, letters: 2000 }
