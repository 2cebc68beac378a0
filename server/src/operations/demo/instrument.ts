import { type Duty, type Indicator, instrumentCalls, type OptionCode } from 'contract/instrument/instruments'
import type { DemoClient, DemoPerson } from './asking.ts'
import type { DemoEdition } from './stories/story.ts'

/** The parts of the instrument that the demonstration answers. */
export type Answerable = {
  id: number
  /** Ids of the domains, in order. */
  categories: number[]
  /** The indicators of each domain, in order. */
  domains: Indicator[][]
  /** Questions with yes or no, with the number of their domain. */
  duties: (Duty & { domain: number })[]
  indicator(code: string): Indicator
  option(code: OptionCode, indicator: Indicator): number
}

const present = <Value>(value: Value | undefined, what: string): Value => {
  if (value === undefined) throw new Error(`The instrument has no ${what}`)
  return value
}

export const instrumentFor = async (
  { ask }: DemoClient,
  as: DemoPerson,
  edition: DemoEdition,
): Promise<Answerable> => {
  const all = await ask(instrumentCalls.list, as)
  const { id } = present(
    all.find((each) => each.edition === edition),
    `edition ${edition}`,
  )
  const categories = await ask(instrumentCalls.categories, as, { parameters: { id } })
  const options = await ask(instrumentCalls.options, as, { query: { instrument_id: id } })
  const domains = categories.map(({ outcomes = [] }) => outcomes.flatMap((outcome) => outcome.indicators))
  const byCode = new Map(domains.flat().map((each) => [each.code, each]))
  return {
    id,
    categories: categories.map((each) => each.id),
    domains,
    duties: categories.flatMap(({ number, duties = [] }) =>
      duties.map((duty) => ({ ...duty, domain: number })),
    ),
    indicator: (code) => present(byCode.get(code), code),
    option: (code, { scale }) =>
      present(
        options.find((each) => each.code === code && (each.scale === null || each.scale === scale)),
        `option ${code}`,
      ).id,
  }
}
