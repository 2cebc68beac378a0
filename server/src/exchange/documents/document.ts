import type { ExportFormat, variants } from 'contract/exchange/exports'
import type { Language } from 'contract/platform/shapes'

export type Variant = (typeof variants)[number]
/** The formats a paper is written in. */
export type DocumentFormat = Extract<ExportFormat, 'pdf' | 'docx' | 'brf'>

/** Words in the paper's language, or in another one that a reader's voice has to know (`language`). */
export type Text = string | { text: string; language: Language }

export type DocumentCell = Text | number | null

/** First row and first column name what the others hold; `align` is per column, `start` where it is left out. */
export type DocumentTable = {
  kind: 'table'
  caption: string
  head: string[]
  rows: DocumentCell[][]
  align?: ('start' | 'end')[]
  /** Parts of the width that each column takes; as its words need it where it is left out. */
  widths?: number[]
}

/**
 * One thing and what it is, such as "Region: Cusco"; `lines` are empty ones to write on in place of it. What is whole
 * stands on one page.
 */
export type Facts = {
  kind: 'facts'
  facts: { name: string; value: DocumentCell; lines?: number }[]
  isWhole?: boolean
}

/** Seven axes or fewer, one outline a line; values in percent, null where nothing is known. */
export type Radar = { kind: 'radar'; axes: string[]; outlines: { name: string; values: (number | null)[] }[] }
/** Bars of one hundred percent; a part that is null is not drawn. */
type Bars = { kind: 'bars'; bars: { name: string; percent: number | null; text: string }[] }

/**
 * Bars whose parts make up a whole, such as indicators by stage: `counts` follow the order of `parts`. What is on its
 * way to a stage is hatched, so that it is told from what has reached it without colour; what has reached nothing is an
 * empty outline.
 */
type Stacks = {
  kind: 'stacks'
  parts: { name: string; isHatched?: boolean; isEmpty?: boolean }[]
  bars: { name: string; counts: number[] }[]
}

/**
 * A picture of figures. `says` tells in one sentence what is seen; the table that holds the same figures follows it in
 * the paper, so that nobody needs the picture.
 */
export type Chart = { kind: 'chart'; caption: string; description: string; chart: Radar | Bars | Stacks }

/** Things that papers which are easy to read show, each always by the same drawing (`server/papers/pictures`). */
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

/** A picture, and beside it what is said, each text on a line of its own; `isLead` where what follows belongs to it. */
export type Pictured = {
  kind: 'pictured'
  picture: Picture
  alternative: string
  texts: Text[]
  isLead?: boolean
}

/** A photo as it is stored: `read` gives JPEG or PNG bytes when the paper is written. */
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
  /** Where the contents stand, which a page of its own begins after; at the beginning where a paper has none of these. */
  | { kind: 'contents' }

/** The first page of a paper that goes to an office: whose it is, and which one. */
export type Cover = { name: string; facts: { name: string; value: Text }[] }

/** The sign of a ministry or school; `name` says whose it is. */
export type Logo = { name: string; read: () => Promise<Buffer> }

/** What every paper is, whatever its format: made from the answers that the screens show, then written. */
export type Document = {
  title: string
  /** School, line or place that the paper is about. */
  subtitle: string | null
  language: Language
  variant: Variant
  /** The day it was made, ISO 8601. */
  day: string
  cover?: Cover
  logo?: Logo
  blocks: Block[]
}
