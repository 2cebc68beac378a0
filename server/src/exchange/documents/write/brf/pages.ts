import type { Setting } from './units.ts'

export const cells = 40
const linesOfPage = 25
/** The first line holds the running head, the last one the number of the page. */
export const textLines = linesOfPage - 2
/** Centred headings have a margin. */
const centredCells = cells - 6
/** The least lines below a heading on its page. */
const linesBelowHeading = 2

/** Wraps braille words. A word longer than a line is cut, with a hyphen. */
const wrapped = (text: readonly string[], first: number, rest: number, width: number): string[] => {
  const lines: string[] = []
  let line = ' '.repeat(first)
  let isEmpty = true
  const next = () => {
    lines.push(line)
    line = ' '.repeat(rest)
    isEmpty = true
  }
  for (let word of text) {
    if (!isEmpty && line.length + 1 + word.length > width) next()
    if (!isEmpty) line += ' '
    while (line.length + word.length > width) {
      const fits = width - line.length - 1
      line += `${word.slice(0, fits)}-`
      word = word.slice(fits)
      next()
    }
    line += word
    isEmpty = false
  }
  if (!isEmpty) lines.push(line)
  return lines
}

const centred = (line: string): string => ' '.repeat(Math.floor((cells - line.length) / 2)) + line

export const setLines = (braille: string, setting: Setting): string[] => {
  const text = braille.split(' ').filter((word) => word !== '')
  if (setting === 'centred') return wrapped(text, 0, 0, centredCells).map(centred)
  return wrapped(text, setting.first, setting.rest, cells)
}

const digits = 'JABCDEFGHI'
/** A number as all these languages write it in braille. */
export const numberIn = (number: number): string =>
  `#${[...String(number)].map((digit) => digits[Number(digit)]).join('')}`

export type SetUnit = {
  lines: string[]
  blankBefore: boolean
  blankAfter: boolean
  isHeading: boolean
  isPage: boolean
  level?: number
}

/** `isFirst`: it is the first on its page. */
type Heading = { text: string; level: number; isFirst: boolean }

/** Lines of a page, and its headings with their depth. */
export type SetPage = { lines: string[]; headings: Heading[] }

/** Breaks lines into pages, never right below a heading. */
export const pagesOf = (units: readonly SetUnit[]): SetPage[] => {
  const pages: SetPage[] = []
  let page: SetPage = { lines: [], headings: [] }
  const turnPage = () => {
    while (page.lines.at(-1) === '') page.lines.pop()
    if (page.lines.length > 0) pages.push(page)
    page = { lines: [], headings: [] }
  }
  const blank = () => {
    const { lines } = page
    if (lines.length > 0 && lines.length < textLines && lines.at(-1) !== '') lines.push('')
  }
  for (const { lines, blankBefore, blankAfter, isHeading, isPage, level } of units) {
    if (isPage) turnPage()
    if (blankBefore) blank()
    const needed = lines.length + (isHeading ? linesBelowHeading : 0)
    if (isHeading && needed <= textLines && page.lines.length + needed > textLines) turnPage()
    if (level !== undefined && page.lines.length === textLines) turnPage()
    if (level !== undefined)
      page.headings.push({
        text: lines.map((line) => line.trim()).join(' '),
        level,
        isFirst: page.lines.length === 0,
      })
    for (const line of lines) {
      if (page.lines.length === textLines) turnPage()
      page.lines.push(line)
    }
    if (blankAfter) blank()
  }
  turnPage()
  return pages
}

/** A page with running head, text, and its number at the end of the last line. */
export const framed = (lines: readonly string[], head: string, number: string): string[] => [
  head === '' ? '' : centred(head),
  ...lines,
  ...Array.from({ length: textLines - lines.length }, () => ''),
  number.padStart(cells),
]

/** Whole words of a title, as far as they fit. */
export const runningHead = (title: string): string =>
  wrapped(
    title.split(' ').filter((word) => word !== ''),
    0,
    0,
    centredCells,
  )[0] ?? ''

const numberCells = 6
/** At least two dots, or none, lead the finger to the number. */
const leading = (length: number): string => (length < 2 ? ' '.repeat(length) : '"'.repeat(length))

/** One or more lines of the contents, indented by depth, with the page at the end. */
export const contentsLines = (text: string, page: string, level: number): string[] => {
  const first = (level - 1) * 2
  const pieces = text.split(' ').filter((word) => word !== '')
  const lines = wrapped(pieces, first, first + 4, cells - numberCells)
  const last = lines.pop() ?? ''
  const room = cells - last.length - page.length - 2
  return [...lines, `${last} ${leading(room)} ${page}`]
}
