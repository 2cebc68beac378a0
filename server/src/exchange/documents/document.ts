import type { ExportFormat, variants } from 'contract/exchange/exports'
import type { Language } from 'contract/platform/shapes'

export type Variant = (typeof variants)[number]
/** The formats of documents. */
export type DocumentFormat = Extract<ExportFormat, 'pdf' | 'docx' | 'brf'>

/** Text in the document's language; `language` where it is another one, for screen readers. */
export type Text = string | { text: string; language: Language }

export type DocumentCell = Text | number | null

/** First row and first column are headers; `align` is per column, `start` where left out. */
export type DocumentTable = {
  kind: 'table'
  caption: string
  head: string[]
  rows: DocumentCell[][]
  align?: ('start' | 'end')[]
  /** Shares of the width, one a column; by their text where left out. */
  widths?: number[]
}

/**
 * Names with values, such as "Region: Cusco"; `lines` are empty lines to write on instead. A whole block is not split
 * over pages.
 */
export type Facts = {
  kind: 'facts'
  facts: { name: string; value: DocumentCell; lines?: number }[]
  isWhole?: boolean
}

/** At most seven axes, one outline a line; values in percent, null where unknown. */
export type Radar = { kind: 'radar'; axes: string[]; outlines: { name: string; values: (number | null)[] }[] }
/** Bars of one hundred percent; a null part is not drawn. */
type Bars = { kind: 'bars'; bars: { name: string; percent: number | null; text: string }[] }

/**
 * Stacked bars, such as indicators by stage: `counts` follow the order of `parts`. A stage under way is hatched, so
 * that it differs from a reached one without colour; nothing reached is an empty outline.
 */
type Stacks = {
  kind: 'stacks'
  parts: { name: string; isHatched?: boolean; isEmpty?: boolean }[]
  bars: { name: string; counts: number[] }[]
}

/**
 * A chart. `says` describes it in one sentence; the table with the same figures follows it in the document, so that
 * nobody needs the chart.
 */
export type Chart = { kind: 'chart'; caption: string; description: string; chart: Radar | Bars | Stacks }

/** Pictograms of easy-to-read documents, each always the same drawing (`server/papers/pictures`). */
export const pictures = [
  'school',
  'learners',
  'person',
  'family',
  'team',
  'up',
  'same',
  'down',
  'safe',
  'question',
  'do',
  'done',
  'day',
  'good',
  'steps',
  'flag',
  'look',
  'talk',
  'book',
  'bridge',
  'report',
] as const
export type Picture = (typeof pictures)[number]

/**
 * A pictogram with text next to it, each sentence on its own line; `isLead` where the following block belongs to it.
 */
export type Pictured = {
  kind: 'pictured'
  picture: Picture
  alternative: string
  texts: Text[]
  isLead?: boolean
}

/** `read` gives JPEG or PNG bytes when the document is written. */
export type Photo = { kind: 'photo'; alternative: string; caption: string; read: () => Promise<Buffer> }

export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3 | 4; text: Text }
  | { kind: 'paragraph'; text: Text; tone?: 'lead' | 'quote' | 'small' }
  | { kind: 'list'; ordered: boolean; items: Text[] }
  | Facts
  | DocumentTable
  | Chart
  | Photo
  | Pictured
  | { kind: 'page' }
  /** The position of the contents, with a page break after them; without this block they are at the beginning. */
  | { kind: 'contents' }

/** The first page of an official document. */
export type Cover = { name: string; facts: { name: string; value: Text }[] }

/** The logo of a ministry or school; `name` is its owner. */
export type Logo = { name: string; read: () => Promise<Buffer> }

/** A document in any format: made from the answers of the API, then written. */
export type Document = {
  title: string
  /** The school, line or place. */
  subtitle: string | null
  language: Language
  variant: Variant
  /** The day it was made, ISO 8601. */
  day: string
  cover?: Cover
  logo?: Logo
  blocks: Block[]
}
