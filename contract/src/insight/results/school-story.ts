import { shownChange } from '../../evaluation/scores/scores.ts'
import type { Stage } from '../../evaluation/scores/stages.ts'
import { factsOf } from './result-facts.ts'
import { hasResult } from './results-shown.ts'
import type { CompleteResults, LineResults } from './school-results.ts'

type Domain = LineResults['categories'][number]

/** The total, or one domain, over the lines of an evaluation. */
type StoryPart = {
  /** Null for the total. */
  domain: Pick<Domain, 'id' | 'number' | 'name'> | null
  /** Percents of complete lines; null where not reported. */
  percents: (number | null)[]
  /** Null while none is reached or it is unknown. */
  stage: Stage | null
  /** Percentage points since the line before, as percents are shown, over the indicators that apply in both; null when not clear. */
  change: number | null
}

export type Story = {
  /** Complete ones, oldest first. */
  lines: CompleteResults[]
  unfinished: LineResults[]
  parts: StoryPart[]
  /** The highest domain, and those that clearly fell since the line before. */
  strongest: string | null
  fallen: string[]
  /** Indicators that apply in the last line and the one before. */
  matched: number | null
}

const partOf = (lines: readonly CompleteResults[], domain: StoryPart['domain']): StoryPart => {
  const figures = lines.map(({ overall, categories }) =>
    domain ? categories.find(({ number }) => number === domain.number) : overall,
  )
  const last = figures.at(-1)
  const isClear = last?.compared?.clear === true && typeof last.change === 'number'
  return {
    domain,
    percents: figures.map((each) => each?.percent ?? null),
    stage: last?.stage || null,
    change: isClear ? shownChange(last.percent, last.change ?? 0) : null,
  }
}

/** The total and each domain over the lines of one evaluation. */
export const storyOf = (results: readonly LineResults[], evaluation: number): Story => {
  const own = results.filter((each) => each.evaluation === evaluation)
  const lines = own.filter(hasResult)
  const last = lines.at(-1)
  const parts = last
    ? [null, ...last.categories.map(({ id, number, name }) => ({ id, number, name }))].map((domain) =>
        partOf(lines, domain),
      )
    : []
  const strongest = last && factsOf(last).strongest
  return {
    lines,
    unfinished: own.filter((each) => !hasResult(each)),
    parts,
    strongest: last?.categories.find(({ id }) => id === strongest)?.name ?? null,
    fallen: parts.flatMap(({ domain, change }) =>
      domain && change !== null && change < 0 ? [domain.name] : [],
    ),
    matched: last?.overall.compared?.matched ?? null,
  }
}
