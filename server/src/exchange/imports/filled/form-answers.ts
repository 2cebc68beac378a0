import type { SheetCell } from '../../spreadsheets/cell.ts'
import { isBlank } from '../../spreadsheets/cell.ts'
import type { FillColumn } from '../../spreadsheets/fillable/columns.ts'
import { writeDutyMark, writeMark } from '../../spreadsheets/fillable/mark.ts'
import { nothingTrue } from '../../spreadsheets/fillable/ticks.ts'
import type { Row } from '../../spreadsheets/parse.ts'
import type { FileRow } from '../draft.ts'

/** A column of a form's answers: a question, or one choice of a question with several. */
type FormColumn = { at: number; thing: string; field: FillColumn; choice: string | null }
export type FormColumns = { edition: number | null; answers: FormColumn[] }

const questionName =
  /(?:^|[/:.-])i_(?<code>\d+_\d+_\d+)(?:_(?<part>reason|note|s[123]|reached|of))?(?:[/:.-](?<choice>\d+))?$/
const duty = /(?:^|[/:.-])duty_(?<code>[A-Z]\d+)(?<plan>_plan)?$/

const fields: Record<string, FillColumn> = {
  reason: 'na_reason',
  note: 'note',
  s1: 'true_1',
  s2: 'true_2',
  s3: 'true_3',
  reached: 'reached',
  of: 'of',
}

const columnOf = (heading: SheetCell, at: number): FormColumn[] => {
  if (typeof heading !== 'string') return []
  const found = questionName.exec(heading.trim())?.groups
  if (found) {
    const thing = (found.code ?? '').replaceAll('_', '.')
    const field = found.part === undefined ? 'option' : (fields[found.part] ?? 'option')
    return [{ at, thing, field, choice: found.choice ?? null }]
  }
  const owed = duty.exec(heading.trim())?.groups
  if (!owed) return []
  return [{ at, thing: owed.code ?? '', field: owed.plan === undefined ? 'kept' : 'plan', choice: null }]
}

/** Columns of a form of ours, by the names of its questions; null for another file. */
export const formColumnsOf = (headings: SheetCell[]): FormColumns | null => {
  const answers = headings.flatMap(columnOf)
  if (!answers.some(({ field }) => field === 'option')) return null
  const edition = headings.findIndex(
    (heading) => typeof heading === 'string' && /(?:^|\/)edition$/.test(heading),
  )
  return { edition: edition < 0 ? null : edition, answers }
}

const isChosen = (cell: SheetCell | undefined): boolean =>
  cell === 1 || cell === true || (typeof cell === 'string' && /^(?:1|true)$/i.test(cell.trim()))

/** The cell of a question, or the choices whose cells say yes. */
const cellOf = (columns: FormColumn[], cells: SheetCell[]): SheetCell => {
  const whole = columns.find(({ choice }) => choice === null)
  const cell = whole ? (cells[whole.at] ?? null) : null
  if (!isBlank(cell)) return cell
  const choices = columns.filter(({ choice, at }) => choice !== null && !isBlank(cells[at]))
  if (choices.length === 0) return null
  return (
    choices
      .filter(({ at }) => isChosen(cells[at]))
      .map(({ choice }) => choice)
      .join(' ') || nothingTrue
  )
}

const markOf = (thing: string, edition: number): string =>
  /^\d/.test(thing)
    ? writeMark({
        edition,
        line: null,
        indicator: thing,
        option: null,
        na_reason: null,
        note: null,
        statements: [],
        reached: null,
        of: null,
      })
    : writeDutyMark({ edition, line: null, duty: thing, kept: null, plan: null })

/** Rows for every answered indicator and duty, as in a sheet that fits any line. */
export const rowsOfForm = ({ sheet, cells }: Row, { edition, answers }: FormColumns): FileRow[] => {
  const number = Number(edition === null ? 1 : cells[edition])
  const things = [...new Set(answers.map(({ thing }) => thing))]
  return things.flatMap((thing, place): FileRow[] => {
    const own = answers.filter((each) => each.thing === thing)
    const named = [...new Set(own.map(({ field }) => field))].flatMap((field) => {
      const cell = cellOf(
        own.filter((each) => each.field === field),
        cells,
      )
      return isBlank(cell) ? [] : [[field, cell] as const]
    })
    if (named.length === 0) return []
    return [{ sheet, row: place + 1, cells: { mark: markOf(thing, number), ...Object.fromEntries(named) } }]
  })
}
