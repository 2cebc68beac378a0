import { linkFaults } from 'contract/instrument/checks/links'
import { saysOf } from './findings.ts'
import type { Finding } from './shape.ts'
import type { IndicatorStructure, Structure } from './structure.ts'

const indicatorsOf = ({ domains }: Structure): IndicatorStructure[] =>
  domains.flatMap(({ outcomes }) => outcomes.flatMap(({ indicators }) => indicators))

/** What the indicators say of the edition before; the first edition says nothing. */
export function checkLinks(structure: Structure, former: Structure | null): Finding[] {
  if (!former) return []
  const before = new Map(indicatorsOf(former).map(({ code, scale }) => [code, scale]))
  return indicatorsOf(structure).flatMap((each) =>
    linkFaults(each, before).map((fault) => ({
      file: 'structure.yaml',
      key: each.code,
      says: saysOf(fault),
    })),
  )
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
