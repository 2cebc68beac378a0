import type { Language } from 'contract/platform/shapes'
import { longDay } from '../../../../platform/long-day.ts'
import type { Block, Document, DocumentCell, DocumentTable } from '../../document.ts'
import { sayer } from '../prepared-text.ts'
import { type Run, runsOf } from './runs.ts'

/** Indents of the first line and the others, in cells. */
export type Setting = { first: number; rest: number } | 'centred'

/** A heading, a paragraph, one item or one fact; `page` begins a new page. */
export type Unit =
  | {
      kind: 'text'
      setting: Setting
      runs: Run[]
      blankBefore: boolean
      blankAfter: boolean
      isHeading: boolean
      /** The depth in the contents; without it the unit is not listed. */
      level?: number
    }
  | { kind: 'page' }

const paragraph = { first: 2, rest: 0 }
const item = { first: 0, rest: 2 }
const below = { first: 2, rest: 4 }
const headings: Record<1 | 2 | 3 | 4, Setting> = {
  1: 'centred',
  2: { first: 4, rest: 4 },
  3: { first: 6, rest: 6 },
  4: { first: 6, rest: 6 },
}

type Make = { language: Language; sayer: ReturnType<typeof sayer> }

/** One unit a line; none for an empty text. */
const texts = (
  { language, sayer: t }: Make,
  cells: DocumentCell[],
  setting: Setting,
  more: Partial<Extract<Unit, { kind: 'text' }>> = {},
): Unit[] => {
  const runs = cells.flatMap((cell) => {
    const prepared = t.cell(cell)
    return runsOf(prepared.text, prepared.language ?? language)
  })
  if (runs.length === 0) return []
  return [{ kind: 'text', setting, runs, blankBefore: false, blankAfter: false, isHeading: false, ...more }]
}

const lines = (make: Make, text: DocumentCell, setting: Setting): Unit[] => {
  const prepared = make.sayer.cell(text)
  const language = prepared.language ?? make.language
  return prepared.text.split('\n').flatMap((text) => texts(make, [{ text, language }], setting))
}

/** A fact with the lines of its value below each other. */
const factLines = (make: Make, name: string, value: DocumentCell): Unit[] => {
  const prepared = make.sayer.cell(value)
  const language = prepared.language ?? make.language
  const [first = '', ...others] = prepared.text.split('\n')
  return [
    ...texts(make, [`${name}:`, { text: first, language }], item),
    ...others.flatMap((text) => texts(make, [{ text, language }], below)),
  ]
}

const spaced = (units: Unit[]): Unit[] =>
  units.map((unit, at) => (at === 0 && unit.kind === 'text' ? { ...unit, blankBefore: true } : unit))

/** A table row by row: its header, then each cell after the name of its column. */
const rows = (make: Make, { head, rows: all }: Pick<DocumentTable, 'head' | 'rows'>): Unit[] =>
  all.flatMap(([name = null, ...cells]) => [
    ...texts(make, [name], { first: 0, rest: 4 }),
    ...cells.flatMap((cell, at) =>
      cell === null ? [] : texts(make, [`${head[at + 1] ?? ''}:`, cell], below),
    ),
  ])

const unitsOf = (make: Make, block: Block): Unit[] => {
  switch (block.kind) {
    case 'page':
      return [{ kind: 'page' }]
    case 'contents':
      return []
    case 'heading': {
      const isCentred = block.level === 1
      const more = { isHeading: true, blankBefore: true, blankAfter: isCentred, level: block.level }
      return texts(make, [block.text], headings[block.level], more)
    }
    case 'paragraph':
      return lines(make, block.text, block.tone === 'quote' ? { first: 4, rest: 2 } : paragraph)
    case 'list':
      return block.items.flatMap((each, at) =>
        texts(make, block.ordered ? [`${at + 1}.`, each] : ['-', each], item),
      )
    case 'facts':
      return block.facts.flatMap(({ name, value }) => factLines(make, name, value))
    case 'table':
      return spaced([...texts(make, [block.caption], paragraph), ...rows(make, block)])
    case 'chart':
      // the table with the same figures follows
      return spaced([
        ...texts(make, [block.caption], paragraph),
        ...texts(make, [block.description], paragraph),
      ])
    case 'pictured':
      // the pictogram adds nothing to the text
      return block.texts.flatMap((text) => lines(make, text, paragraph))
    case 'photo':
      return spaced([...texts(make, [block.alternative], paragraph), ...texts(make, [block.caption], below)])
  }
}

/** Our own text, such as the number of a volume. */
export const textUnits = (language: Language, text: string, setting: Setting, more = {}): Unit[] =>
  texts({ language, sayer: sayer(language) }, [text], setting, more)

/** Name, subject and day, at the beginning of every volume. */
export const titleOf = (document: Document): Unit[] => {
  const make = { language: document.language, sayer: sayer(document.language) }
  const heading = { isHeading: true, blankAfter: true }
  return [
    ...texts(make, [document.title], 'centred', heading),
    ...texts(make, [document.subtitle], 'centred', heading).filter(() => document.subtitle !== null),
    ...texts(make, [longDay(document.language, document.day)], 'centred', { blankAfter: true }),
  ]
}

/** The document as units of braille text; pictures become their text. */
export const linearised = (document: Document): Unit[] => {
  const make = { language: document.language, sayer: sayer(document.language) }
  return document.blocks.flatMap((block) => unitsOf(make, block))
}
