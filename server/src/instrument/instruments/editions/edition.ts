import type { EditionLink } from 'contract/instrument/instruments'

export type TextValue = string | string[] | null

/** What a row says: `{ en: { name: "…" } }`, by language and field. */
export type Texts = Record<string, Record<string, TextValue>>

type EditionIndicator = {
  code: string
  number: number
  scale: 1 | 2
  principal: boolean
  na_allowed: boolean
  link: EditionLink | null
  links_from: string[]
  /** The numbers of what can be ticked. */
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

/** One edition of the instrument with its words in every language that is there. */
export type Edition = {
  number: number
  texts: Texts
  categories: EditionCategory[]
  options: EditionOption[]
  duties: EditionDuty[]
}

export type Kind = 'instrument' | 'category' | 'outcome' | 'indicator' | 'option' | 'duty'

/** A row of the edition by its kind and its key within the edition; `meaning` is what must never change within it. */
export type EditionRow = { kind: Kind; key: string; meaning: string; texts: Texts }

/** Each statement has a number that stays: its stage and its place there, 11 for the first of Change. */
export const statementIds = (stages: readonly (readonly string[])[]): number[] =>
  stages.flatMap((texts, at) => texts.map((_, place) => (at + 1) * 10 + place + 1))

/** What an indicator or an option means, in words for the operator who changed it by mistake. */
export const meaningOf = {
  indicator: (row: { scale: number; principal: boolean; na_allowed: boolean; statements: number[] }) =>
    `scale ${row.scale}, ${row.principal ? 'principal' : 'not principal'}, ${row.na_allowed ? 'with' : 'without'} a condition for "not applicable"${row.statements.length > 0 ? `, statements ${row.statements.join(' ')}` : ''}`,
  duty: ({ domain }: { domain: number }) => `of domain ${domain}`,
  option: (row: { points: number | null; stage: number | null }) =>
    `${row.points ?? 'no'} points, ${row.stage === null ? 'no stage' : `stage ${row.stage}`}`,
}

export const optionKey = (row: { code: string; scale: number | null }): string =>
  row.scale === null ? row.code : `${row.code} of scale ${row.scale}`

/** Every row of an edition, flat. */
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
