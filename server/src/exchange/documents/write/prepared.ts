import type { Language } from 'contract/platform/shapes'
import type { Chart, Picture, Variant } from '../document.ts'

/** Cleaned text, with formatted numbers. `language` only where it is not the document's. */
export type PreparedText = { text: string; language: Language | null }

/** `lines` are empty lines to write on, where there is no value. */
export type Fact = { name: string; value: PreparedText; lines: number }

export type PreparedTable = {
  kind: 'table'
  caption: string
  head: string[]
  rows: PreparedText[][]
  align: ('start' | 'end')[]
  /** Shares of the width, one a column. */
  widths: number[]
}

/** A table too wide for its page: one group of facts a row. */
export type Records = { kind: 'records'; caption: string; records: { title: PreparedText; facts: Fact[] }[] }

/** `picture` is the photo's index among those sent, or null when its bytes could not be read. */
type PreparedPhoto = { kind: 'photo'; alternative: string; caption: string; picture: number | null }

export type PreparedPictured = {
  kind: 'pictured'
  picture: Picture
  alternative: string
  texts: PreparedText[]
  isLead: boolean
}

export type PreparedBlock =
  | { kind: 'heading'; level: number; text: PreparedText }
  | { kind: 'paragraph'; text: PreparedText; tone: 'plain' | 'lead' | 'quote' | 'small' }
  | { kind: 'list'; ordered: boolean; items: PreparedText[] }
  | { kind: 'facts'; facts: Fact[]; isWhole: boolean }
  | PreparedTable
  | Records
  | Chart
  | PreparedPhoto
  | PreparedPictured
  | { kind: 'page' }
  | { kind: 'contents' }

export type PreparedCover = { name: string; facts: Fact[] }

/** The input of a writer, which runs in a process of its own. */
export type PreparedDocument = {
  title: string
  subtitle: string | null
  language: Language
  variant: Variant
  /** ISO 8601, and as text in the document's language. */
  day: string
  dayText: string
  /** With `{page}` and `{pages}` for numbers. */
  foot: string
  contents: string
  cover: PreparedCover | null
  /** Its index among the pictures, or null when its bytes could not be read. */
  logo: { picture: number | null; name: string } | null
  blocks: PreparedBlock[]
}
