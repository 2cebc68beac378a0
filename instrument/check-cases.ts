import { proposedBy } from 'contract/evaluation/proposed-letters'
import { optionCodes } from 'contract/instrument/instruments'
import { casesOfDomain, domainOfCase, isCaseNumber } from 'contract/instrument/practice-cases'
import { loadInstrument } from './load.ts'
import { type CaseFacts, hasCases, loadCaseFacts } from './load-cases.ts'
import type { Finding, Shape } from './shape.ts'
import type { Structure } from './structure.ts'

const words: Shape = { title: 'text', scene: 'text', why: 'text', evidence: 'text' }

/** The file of cases that each language of an edition must hold, where the edition has any. */
export function expectedCases(root: string): Record<string, Shape> {
  if (!hasCases(root)) return {}
  const all = loadCaseFacts(root).map(({ number }) => [String(number), words])
  return { 'cases.yaml': Object.fromEntries(all) }
}

/** An indicator as a letter is proposed for it. */
type Judged = { code: string; scale: 1 | 2; na: boolean; statements: { id: number; stage: 1 | 2 | 3 }[] }

/** Statements by their numbers, stage and place, from the English text. */
function judgedIn(root: string): Map<string, Judged> {
  const indicators = loadInstrument('en', root).domains.flatMap(({ outcomes }) =>
    outcomes.flatMap((outcome) => outcome.indicators),
  )
  return new Map(
    indicators.map(({ code, scale, na_reason, statements }) => [
      code,
      { code, scale, na: na_reason !== null, statements: numbered(statements) },
    ]),
  )
}

function numbered(statements: { s1: string[]; s2: string[]; s3: string[] } | null): Judged['statements'] {
  const stages = [1, 2, 3] as const
  return stages.flatMap((stage) =>
    (statements?.[`s${stage}`] ?? []).map((_, at) => ({ id: stage * 10 + at + 1, stage })),
  )
}

/** Three cases a domain, each on an indicator of its own, with the letter that the rule of judging proposes. */
export function checkCases(root: string, structure: Structure): Finding[] {
  if (!hasCases(root)) return []
  const cases = loadCaseFacts(root)
  const judged = judgedIn(root)
  return [
    ...structure.domains.flatMap(({ code }) => {
      const count = cases.filter(({ number }) => domainOfCase(number) === Number(code)).length
      return count === casesOfDomain
        ? []
        : [finding(`domain ${code}`, `has ${count} cases, ${casesOfDomain} are asked`)]
    }),
    ...cases.flatMap((each, at) => {
      const isTwice = cases.slice(0, at).some(({ indicator }) => indicator === each.indicator)
      return [
        ...(isTwice ? ['is about an indicator that another case is about'] : []),
        ...faultsOf(each, judged),
      ].map((says) => finding(String(each.number), says))
    }),
  ]
}

function faultsOf(one: CaseFacts, judged: Map<string, Judged>): string[] {
  const { number, letter, also, statements, reached, of } = one
  if (!isCaseNumber(number)) return ['is no number of a case']
  const indicator = judged.get(one.indicator)
  if (!indicator) return [`is about ${one.indicator}, which is not there`]
  const unknown = statements.filter((id) => !indicator.statements.some((each) => each.id === id))
  const faults = unknown.map((id) => `has statement ${id}, which ${one.indicator} has not`)
  if (!one.indicator.startsWith(`${domainOfCase(number)}.`)) faults.push('is about another domain')
  const strange = [letter, ...also].filter((code) => !optionCodes.includes(code))
  if (strange.length > 0) return [`has letter ${strange.join(', ')}, which is not there`]
  if (also.includes(letter)) faults.push(`names ${letter} twice`)
  if (indicator.scale === 2 && letter !== 'NA' && (reached === null || of === null))
    faults.push('must have two numbers')
  if (indicator.scale === 1 && (reached !== null || of !== null)) faults.push('must have no numbers')
  if ([letter, ...also].includes('NA') && !indicator.na) faults.push('does not accept not applicable')
  const proposed = proposedBy(indicator, { statements, reached, of }) ?? 'NE'
  // what has lasted and was shown to others no ticks can tell
  const isLasting = indicator.scale === 1 && proposed === 'F' && letter === 'G'
  if (letter !== 'NA' && letter !== proposed && !isLasting)
    faults.push(`has letter ${letter}, the rule proposes ${proposed}`)
  return faults
}

function finding(key: string, says: string): Finding {
  return { file: 'cases.yaml', key, says }
}
