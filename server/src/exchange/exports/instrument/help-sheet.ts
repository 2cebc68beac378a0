import type { Option } from 'contract/instrument/instruments'
import type { WriteSheet } from 'hucre'
import { optionTexts } from '../../spreadsheets/fillable/option-texts.ts'
import type { FillableTexts } from '../../spreadsheets/texts.ts'
import { inXlsx } from '../../spreadsheets/write-sheet.ts'
import { heightOf, styles } from './styles.ts'

type Line = [look: 'title' | 'subtitle' | 'plain', ...texts: string[]]
type About = { hasStatements: boolean; instrument: string; school: string | null; line: string | null }

const widths = [34, 90]

const fact = (name: string, value: string | null): Line[] => (value === null ? [] : [['plain', name, value]])

const optionsOf = (options: Option[], scale: 1 | 2): Line[] =>
  options
    .filter((option) => option.scale === scale || (option.scale === null && scale === 1))
    .map((option) => ['plain', optionTexts(option), option.help])

/** Ticks, numbers and duties come before the letter, where the edition has them. */
const stepsOf = ({ steps, ticking }: FillableTexts['help'], hasStatements: boolean): string[] => {
  const [first, ...others] = Object.values(steps)
  return [
    ...(first === undefined ? [] : [first]),
    ...(hasStatements ? Object.values(ticking) : []),
    ...others,
  ]
}

/** How to fill in a sheet and import it, and what each option means. */
export const helpSheet = ({ help }: FillableTexts, options: Option[], about: About): WriteSheet => {
  const lines: Line[] = [
    ['title', help.title],
    ...stepsOf(help, about.hasStatements).map((step, place): Line => ['plain', `${place + 1}`, step]),
    ...fact(help.instrument, about.instrument),
    ...fact(help.school, about.school),
    ...fact(help.line, about.line),
    ['subtitle', help.options],
    ['subtitle', help.practice],
    ...optionsOf(options, 1),
    ['subtitle', help.reach],
    ...optionsOf(options, 2),
  ]
  return {
    name: help.sheet,
    columns: widths.map((width) => ({ width })),
    rows: lines.map(([, ...texts]) => texts.map(inXlsx)),
    cells: new Map(
      lines.flatMap(([style], row) =>
        widths.map((_, column) => [`${row},${column}`, { style: styles[style] }] as const),
      ),
    ),
    rowDefs: new Map(
      lines.map(([style, ...texts], row) => [
        row,
        {
          height: style === 'plain' ? heightOf(texts.map((text, place) => [text, widths[place] ?? 90])) : 26,
        },
      ]),
    ),
    protection: { sheet: true },
    pageSetup: { paperSize: 'a4', orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
  }
}
