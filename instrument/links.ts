import type { Finding } from './shape.ts'
import type { IndicatorStructure, Structure } from './structure.ts'

const indicatorsOf = ({ domains }: Structure): IndicatorStructure[] =>
  domains.flatMap(({ outcomes }) => outcomes.flatMap(({ indicators }) => indicators))

/** What an indicator was before must be there, keep its code and scale where it is to be compared, and be no other's. */
export function checkLinks(structure: Structure, former: Structure | null): Finding[] {
  if (!former) return []
  const before = new Map(indicatorsOf(former).map((each) => [each.code, each]))
  return indicatorsOf(structure).flatMap((each) =>
    saysOf(each, before).map((says) => ({ file: 'structure.yaml', key: each.code, says })),
  )
}

function saysOf(
  { code, scale, link, from }: IndicatorStructure,
  before: Map<string, IndicatorStructure>,
): string[] {
  const unknown = from
    .filter((each) => !before.has(each))
    .map((each) => `comes from ${each}, which is not there`)
  const [own] = from
  switch (link) {
    case 'same':
    case 'reworded':
      if (from.length !== 1 || own !== code)
        return [...unknown, `is ${link}, and must come from ${code} alone`]
      return before.get(code)?.scale === scale ? unknown : [...unknown, `is ${link} with another scale`]
    case 'split':
      return from.length === 1 ? unknown : [...unknown, 'is split, and must come from one']
    case 'merged':
      return from.length > 1 ? unknown : [...unknown, 'is merged, and must come from two or more']
    case 'new':
      return from.length === 0 ? unknown : ['is new, and must come from none']
    case null:
      return ['says nothing of the edition before']
  }
}

/** From five to eight, each with a code of its own, of a domain that is there. */
export function checkDuties({ duties, domains }: Structure): Finding[] {
  const finding = (key: string, says: string): Finding => ({ file: 'structure.yaml', key, says })
  if (duties.length === 0) return []
  return [
    ...(duties.length < 5 || duties.length > 8
      ? [finding('duties', `are ${duties.length}, 5 to 8 are asked`)]
      : []),
    ...duties
      .filter(({ domain }) => !domains.some(({ code }) => code === domain))
      .map(({ code, domain }) => finding(code, `is of domain ${domain}, which is not there`)),
    ...duties
      .filter(({ code }, at) => duties.findIndex((each) => each.code === code) !== at)
      .map(({ code }) => finding(code, 'stands twice')),
  ]
}
