import type { Language } from 'contract/platform/shapes'
import type { Chart, Picture, Variant } from '../document.ts'

/** Words as they are set: cleaned, numbers written out. `language` only where it is not the paper's. */
export type PreparedText = { text: string; language: Language | null }

/** `lines` are empty ones to write on, where there is no value. */
export type Fact = { name: string; value: PreparedText; lines: number }

export type PreparedTable = {
  kind: 'table'
  caption: string
  head: string[]
  rows: PreparedText[][]
  align: ('start' | 'end')[]
  /** Parts of the width, one for each column. */
  widths: number[]
}

/** A table too wide for its page: one group of facts for each of its rows. */
export type Records = { kind: 'records'; caption: string; records: { title: PreparedText; facts: Fact[] }[] }

/** `picture` is the place of the photo among those that were sent, or null when its bytes could not be had. */
type PreparedPhoto = { kind: 'photo'; alternative: string; caption: string; picture: number | null }

/** A drawing of ours with lines beside it. */
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

/** A paper without anything left to decide: what a writer gets, in a process of its own. */
export type PreparedDocument = {
  title: string
  subtitle: string | null
  language: Language
  variant: Variant
  /** ISO 8601, and as it is said in the paper's language. */
  day: string
  dayText: string
  /** `{page}` and `{pages}` stand for numbers. */
  foot: string
  contents: string
  cover: PreparedCover | null
  /** Its place among the pictures, or null when its bytes could not be had. */
  logo: { picture: number | null; name: string } | null
  blocks: PreparedBlock[]
}
