import type { Finding } from './shape.ts'
import { hasStatements, type Structure } from './structure.ts'

/** The size of every edition. */
export const sizes = { domains: 7, outcomes: 20, indicators: 66, principals: 20 }

/** Sizes, one principal indicator in every outcome, and codes that count from 1 inside their parent. */
export function checkStructure(structure: Structure): Finding[] {
  const outcomes = structure.domains.flatMap((domain) => domain.outcomes)
  const indicators = outcomes.flatMap((outcome) => outcome.indicators)
  const found = {
    domains: structure.domains.length,
    outcomes: outcomes.length,
    indicators: indicators.length,
    principals: indicators.filter((indicator) => indicator.principal).length,
  }
  const names: (keyof typeof sizes)[] = ['domains', 'outcomes', 'indicators', 'principals']
  return [
    ...names
      .filter((name) => found[name] !== sizes[name])
      .map((name) => finding(name, `are ${found[name]}, ${sizes[name]} are asked`)),
    ...outcomes
      .filter((outcome) => outcome.indicators.filter((indicator) => indicator.principal).length !== 1)
      .map((outcome) => finding(outcome.code, 'must have one principal indicator')),
    ...checkOrder('', structure.domains),
    ...structure.domains.flatMap((domain) => checkOrder(`${domain.code}.`, domain.outcomes)),
    ...outcomes.flatMap((outcome) =>
      (hasStatements(structure) ? checkRising : checkOrder)(`${outcome.code}.`, outcome.indicators),
    ),
  ]
}

function checkOrder(prefix: string, rows: { code: string }[]): Finding[] {
  return rows.flatMap(({ code }, index) =>
    code === `${prefix}${index + 1}` ? [] : [finding(code, `stands where ${prefix}${index + 1} belongs`)],
  )
}

/** Codes keep their subject over editions: what is dropped leaves a gap. */
function checkRising(prefix: string, rows: { code: string }[]): Finding[] {
  const numbers = rows.map(({ code }) => (code.startsWith(prefix) ? Number(code.slice(prefix.length)) : 0))
  return rows.flatMap(({ code }, index) =>
    Number(numbers[index]) > (numbers[index - 1] ?? 0) ? [] : [finding(code, 'stands out of order')],
  )
}

function finding(key: string, says: string): Finding {
  return { file: 'structure.yaml', key, says }
}
