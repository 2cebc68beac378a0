import type { Statistics } from 'contract/insight/statistics/statistics'
import { disabilityCounts } from 'contract/places/school-fields'
import { voiceIn } from '../../../../src/exchange/documents/voice.ts'
import { listTexts } from '../../../../src/exchange/spreadsheets/texts.ts'
import { readPdf } from '../../../exchange/documents/reading/poppler.ts'
import { unzipped } from '../../../exchange/documents/reading/unzipped.ts'
import type { models } from '../gather.ts'

type Model = (typeof models)[number]
/** Places of a model by the names that files call them. */
export type Names = Record<Model, ReadonlyMap<string, number>>
export type Figures = Pick<Statistics, 'model' | 'rows'>

const numberIn = (cell: unknown): number | null => {
  const digits = typeof cell === 'string' || typeof cell === 'number' ? `${cell}`.replaceAll(',', '') : ''
  return /^\d+$/.test(digits) ? Number(digits) : null
}

/** Rows of a list of schools, by the place of their columns; of a hidden count a file has words. */
export const schoolsIn = (rows: readonly unknown[][]) =>
  rows.slice(1).map((row) => ({
    id: Number(row[0]),
    students: Number(row[8]),
    ...(Object.fromEntries(disabilityCounts.map((name, at) => [name, numberIn(row[10 + at])])) as Record<
      (typeof disabilityCounts)[number],
      number | null
    >),
  }))

const asFigures = (model: Model, found: ReadonlyMap<number, Record<string, number | null>>): Figures => ({
  model,
  rows: [...found].map(([id, values]) => ({
    place: { id, name: '' },
    schools: 0,
    values: values as Statistics['rows'][number]['values'],
  })),
})

/** Learners in a table of figures, one a row: by the places of each model. */
export const figuresInTable = (rows: readonly unknown[][], names: Names): Figures[] => {
  const { headings } = listTexts('en')
  return (['country', 'region', 'school'] as const).map((model) => {
    const found = new Map<number, Record<string, number | null>>()
    for (const [statistic, place, , , what, value] of rows.slice(1)) {
      const id = names[model].get(String(place))
      const name = disabilityCounts.find((each) => headings[each] === what)
      if (statistic !== 'Learners' || id === undefined || !name) continue
      found.set(id, { ...found.get(id), [name]: numberIn(value) })
    }
    return asFigures(model, found)
  })
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Learners in the words of a document: rows of its last table, and the sums that are said before it. */
export const figuresInText = (text: string, names: Names): Figures[] => {
  const { t: textOf } = voiceIn('en')
  const section = text.slice(text.indexOf(textOf('statistics.learnersHint')))
  const tables = (['region', 'school', 'country'] as const).map((model) => {
    const found = new Map<number, Record<string, number | null>>()
    for (const [name, id] of names[model]) {
      const row = new RegExp(`${escaped(name)}((?: (?:not shown|–|[\\d,]+)){5,7})`).exec(section)?.[1]
      const cells = row?.trim().split(/(?<!not) /)
      if (!cells) continue
      found.set(id, Object.fromEntries(disabilityCounts.map((each, at) => [each, numberIn(cells[at + 1])])))
    }
    return asFigures(model, found)
  })
  const sums = Object.fromEntries(
    disabilityCounts.map((name) => {
      const message = new RegExp(`${escaped(textOf(`fields.${name}`))}:? ([\\d,]+)`).exec(section)
      return [name, numberIn(message?.[1])]
    }),
  )
  return [...tables, asFigures('country', new Map([[0, sums]]))]
}

/** The words of a document as other programs read them: of a PDF by its structure, where a row stands together. */
export const textOfDocument = async (bytes: Buffer, format: 'docx' | 'pdf'): Promise<string> => {
  if (format === 'pdf')
    return [...readPdf(bytes).structure.matchAll(/"(.*)"/g)].map(([, message]) => message?.trim()).join(' ')
  const { parts } = await unzipped(bytes)
  const text = (parts.get('word/document.xml') ?? '').replace(/<\/w:p>/g, ' ').replace(/<[^>]+>/g, '')
  return text.replace(/\s+/g, ' ')
}
