import { disabilityCounts } from 'contract/places/school-fields'
import highs from 'highs'

const measures = [...disabilityCounts, 'domain_1'] as const
export type Measure = (typeof measures)[number]
/** The number of a school at a time: after a change it is another one. */
export type Unknown = { school: number; measure: Measure; time: number }
type Fact = { of: Unknown[]; is: '=' | '<='; value: number }
/** What somebody knows: sums of numbers, and pairs of which the first is at most the second. */
export type Knowledge = { facts: Fact[]; ordered: [Unknown, Unknown][] }
type Row = { plus: string[]; minus: string[]; is: '=' | '<='; value: number }

const solver = await highs()
const nameOf = ({ school, measure, time }: Unknown) => `x_${measures.indexOf(measure)}_${school}_${time}`

/** Each thing known once, without the numbers that are known exactly. */
const rowsOf = ({ facts, ordered }: Knowledge, exact: ReadonlyMap<string, number>): Row[] => {
  const all: Row[] = [
    ...facts.map(({ of, is, value }) => ({ plus: of.map(nameOf), minus: [], is, value })),
    ...ordered.map(([one, other]) => ({
      plus: [nameOf(one)],
      minus: [nameOf(other)],
      is: '<=' as const,
      value: 0,
    })),
  ]
  const known = (names: string[]) => names.reduce((sum, name) => sum + (exact.get(name) ?? 0), 0)
  const open = (names: string[]) => names.filter((name) => !exact.has(name))
  const rows = all.map(({ plus, minus, is, value }) => ({
    plus: open(plus),
    minus: open(minus),
    is,
    value: value - known(plus) + known(minus),
  }))
  const isEmpty = ({ plus, minus }: Row) => plus.length + minus.length === 0
  const isTrue = ({ is, value }: Row) => (is === '=' ? Math.abs(value) < 1e-6 : value >= -1e-6)
  if (!rows.filter(isEmpty).every(isTrue)) throw new Error('what is known contradicts itself')
  const others = rows.filter((row) => !isEmpty(row))
  return [...new Map(others.map((row) => [JSON.stringify(row), row])).values()]
}

/** The rows that have to do with these numbers, directly or through others. */
const around = (names: readonly string[], rows: readonly Row[]): Row[] => {
  const reached = new Set(names)
  for (let size = 0; size < reached.size; ) {
    size = reached.size
    for (const { plus, minus } of rows) {
      const own = [...plus, ...minus]
      if (own.some((name) => reached.has(name))) for (const name of own) reached.add(name)
    }
  }
  return rows.filter(({ plus, minus }) => [...plus, ...minus].some((name) => reached.has(name)))
}

const written = ({ plus, minus, is, value }: Row, at: number) =>
  `r${at}: ${[...plus.map((name) => `+ ${name}`), ...minus.map((name) => `- ${name}`)].join(' ')} ${is} ${value}`

/** The lowest and the highest that numbers can have together, for who knows this. */
export const rangesIn = (knowledge: Knowledge) => {
  const single = knowledge.facts.filter(({ of, is }) => is === '=' && of.length === 1)
  const exact = new Map(single.map(({ of: [only], value }) => [only ? nameOf(only) : '', value]))
  const rows = rowsOf(knowledge, exact)
  const named = new Set(rows.flatMap(({ plus, minus }) => [...plus, ...minus]))
  return (of: readonly Unknown[]): { lowest: number; highest: number } => {
    const names = of.map(nameOf)
    const open = names.filter((name) => !exact.has(name))
    const fixed = names.reduce((sum, name) => sum + (exact.get(name) ?? 0), 0)
    if (open.length === 0) return { lowest: fixed, highest: fixed }
    if (open.some((name) => !named.has(name))) return { lowest: 0, highest: Number.POSITIVE_INFINITY }
    const own = around(open, rows).map(written).join('\n ')
    const best = (goal: 'Minimize' | 'Maximize'): number => {
      const { Status, ObjectiveValue } = solver.solve(
        `${goal}\n obj: ${open.join(' + ')}\nSubject To\n ${own}\nEnd`,
      )
      if (Status === 'Unbounded' || Status === 'Primal infeasible or unbounded')
        return Number.POSITIVE_INFINITY
      if (Status !== 'Optimal') throw new Error(`what is known contradicts itself: ${Status}`)
      return ObjectiveValue
    }
    return { lowest: fixed + best('Minimize'), highest: fixed + best('Maximize') }
  }
}
