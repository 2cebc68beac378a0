import type { CellStyle } from 'hucre'

const font = { name: 'Calibri', size: 11 }
const top = { wrapText: true, vertical: 'top' as const }
const side = { style: 'thin' as const, color: { rgb: 'FFBDBDBD' } }
const border = { top: side, right: side, bottom: side, left: side }
const paint = (rgb: string) => ({ type: 'pattern' as const, pattern: 'solid' as const, fgColor: { rgb } })
const locked = { locked: true }

/** Only cells to fill in are unlocked; they differ by colour, and the help names them. */
export const styles = {
  heading: {
    font: { ...font, bold: true },
    fill: paint('FFE3ECF7'),
    border,
    alignment: top,
    protection: locked,
  },
  // titles extend over the next cells
  domain: {
    font: { ...font, size: 14, bold: true },
    fill: paint('FFE3ECF7'),
    alignment: { vertical: 'center' },
    protection: locked,
  },
  outcome: {
    font: { ...font, bold: true },
    fill: paint('FFF3F6FA'),
    alignment: { vertical: 'center' },
    protection: locked,
  },
  indicator: { font, border, alignment: top, protection: locked },
  filled: {
    font,
    fill: paint('FFFFF8E1'),
    border,
    alignment: top,
    protection: { locked: false },
    numFmt: '@',
  },
  counted: {
    font,
    fill: paint('FFFFF8E1'),
    border,
    alignment: top,
    protection: { locked: false },
    numFmt: '0',
  },
  plain: { font, alignment: top },
  title: { font: { ...font, size: 16, bold: true }, alignment: { vertical: 'top' as const } },
  subtitle: { font: { ...font, size: 13, bold: true }, alignment: { vertical: 'top' as const } },
} as const satisfies Record<string, CellStyle>

const lineHeight = 15
const highest = 409

/** Letters that take room: combining marks do not. */
const lengthOf = (text: string): number => text.replaceAll(/\p{M}/gu, '').length

/** Lines of a text in a column of this width. */
const linesIn = (text: string, width: number): number =>
  text.split('\n').reduce((sum, part) => sum + Math.max(1, Math.ceil(lengthOf(part) / width)), 0)

/** Points, for the highest text of a row: not every program computes it. */
export const heightOf = (texts: [string | null, number][]): number =>
  Math.min(
    highest,
    4 + lineHeight * Math.max(...texts.map(([text, width]) => (text === null ? 1 : linesIn(text, width)))),
  )
