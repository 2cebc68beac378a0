import type { EditionLink } from 'contract/instrument/instruments'

export type TextValue = string | string[] | null

/** By language and field: `{ en: { name: "…" } }`. */
export type Texts = Record<string, Record<string, TextValue>>

type EditionIndicator = {
  code: string
  number: number
  scale: 1 | 2
  principal: boolean
  na_allowed: boolean
  link: EditionLink | null
  links_from: string[]
  /** Numbers of its statements. */
  statements: number[]
  texts: Texts
}
type EditionDuty = { code: string; domain: number; position: number; texts: Texts }
type EditionOutcome = { code: string; number: number; texts: Texts; indicators: EditionIndicator[] }
type EditionCategory = { number: number; texts: Texts; outcomes: EditionOutcome[] }
type EditionOption = {
  code: string
  scale: 1 | 2 | null
  points: number | null
  stage: 1 | 2 | 3 | null
  position: number
  texts: Texts
}

/** An edition with its texts in all languages. */
export type Edition = {
  number: number
  texts: Texts
  categories: EditionCategory[]
  options: EditionOption[]
  duties: EditionDuty[]
}

export type Kind = 'instrument' | 'category' | 'outcome' | 'indicator' | 'option' | 'duty'

/** A row by its kind and its key within the edition; `meaning` must never change within it. */
export type EditionRow = { kind: Kind; key: string; meaning: string; texts: Texts }

/** A statement's number is its stage and position, 11 for the first of Change. */
export const statementIds = (stages: readonly (readonly string[])[]): number[] =>
  stages.flatMap((texts, at) => texts.map((_, place) => (at + 1) * 10 + place + 1))

/** The meaning of an indicator or an option as text, shown to an operator who changed it by mistake. */
export const meaningOf = {
  indicator: (row: { scale: number; principal: boolean; na_allowed: boolean; statements: number[] }) =>
    `scale ${row.scale}, ${row.principal ? 'principal' : 'not principal'}, ${row.na_allowed ? 'with' : 'without'} a condition for "not applicable"${row.statements.length > 0 ? `, statements ${row.statements.join(' ')}` : ''}`,
  duty: ({ domain }: { domain: number }) => `of domain ${domain}`,
  option: (row: { points: number | null; stage: number | null }) =>
    `${row.points ?? 'no'} points, ${row.stage === null ? 'no stage' : `stage ${row.stage}`}`,
}

export const optionKey = (row: { code: string; scale: number | null }): string =>
  row.scale === null ? row.code : `${row.code} of scale ${row.scale}`

/** All rows of an edition. */
export const rowsOf = (edition: Edition): EditionRow[] => [
  { kind: 'instrument', key: String(edition.number), meaning: '', texts: edition.texts },
  ...edition.categories.flatMap((category): EditionRow[] => [
    { kind: 'category', key: String(category.number), meaning: '', texts: category.texts },
    ...category.outcomes.flatMap((outcome): EditionRow[] => [
      { kind: 'outcome', key: outcome.code, meaning: '', texts: outcome.texts },
      ...outcome.indicators.map(
        (indicator): EditionRow => ({
          kind: 'indicator',
          key: indicator.code,
          meaning: meaningOf.indicator(indicator),
          texts: indicator.texts,
        }),
      ),
    ]),
  ]),
  ...edition.duties.map(
    ({ code, domain, texts }): EditionRow => ({
      kind: 'duty',
      key: code,
      meaning: meaningOf.duty({ domain }),
      texts,
    }),
  ),
  ...edition.options.map(
    (option): EditionRow => ({
      kind: 'option',
      key: optionKey(option),
      meaning: meaningOf.option(option),
      texts: option.texts,
    }),
  ),
]
