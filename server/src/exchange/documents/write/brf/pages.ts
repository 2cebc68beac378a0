import type { Setting } from './units.ts'

export const cells = 40
const linesOfPage = 25
/** The last line holds the number of the page. */
const textLines = linesOfPage - 1
/** Headings stand clear of both edges. */
const centredCells = cells - 6
/** A heading stays with what it is above: so many lines at least. */
const linesBelowHeading = 2

/** Braille words set in lines. A word that no line can hold is cut, with a hyphen. */
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
/** A number as every one of these languages writes it in braille. */
export const numberIn = (number: number): string =>
  `#${[...String(number)].map((digit) => digits[Number(digit)]).join('')}`

export type SetUnit = {
  lines: string[]
  blankBefore: boolean
  blankAfter: boolean
  isHeading: boolean
  isPage: boolean
}

/** Lines on pages, each with its number at the end of the last line. */
export const pagesOf = (units: readonly SetUnit[]): string[][] => {
  const pages: string[][] = []
  let page: string[] = []
  const turnPage = () => {
    while (page.at(-1) === '') page.pop()
    if (page.length > 0) pages.push(page)
    page = []
  }
  const blank = () => {
    if (page.length > 0 && page.length < textLines && page.at(-1) !== '') page.push('')
  }
  for (const { lines, blankBefore, blankAfter, isHeading, isPage } of units) {
    if (isPage) turnPage()
    if (blankBefore) blank()
    const needed = lines.length + (isHeading ? linesBelowHeading : 0)
    if (isHeading && needed <= textLines && page.length + needed > textLines) turnPage()
    for (const line of lines) {
      if (page.length === textLines) turnPage()
      page.push(line)
    }
    if (blankAfter) blank()
  }
  turnPage()
  return pages.map((lines, at) => {
    const filled = [...lines, ...Array.from({ length: textLines - lines.length }, () => '')]
    return [...filled, numberIn(at + 1).padStart(cells)]
  })
}
