import { mayEver, type Verb } from 'contract/access/permissions'
import type { Actor } from 'contract/access/scope'
import type { Evaluation } from 'contract/evaluation/evaluations'
import type { LineBrief } from 'contract/evaluation/lines'
import { addressOfPlan } from 'contract/messages/notifications'
import { keysOf } from 'contract/platform/typed'
import { addressOfEvaluation, addressOfResults } from '../../../../kit/page/addresses.ts'

type Shown = Pick<Evaluation, 'id' | 'instrument' | 'school'> & { line: Pick<LineBrief, 'id'> }

const sections = {
  indicators: {
    verb: 'evaluation.read',
    address: (shown: Shown) => addressOfEvaluation(shown, { line: shown.line.id }),
  },
  scores: {
    verb: 'scores.page',
    address: ({ id, line }: Shown) => `/evaluations/${id}/scores?line=${line.id}`,
  },
  plan: {
    verb: 'plan.read',
    address: ({ id, line }: Shown) => addressOfPlan(id, line.id),
  },
  results: {
    verb: 'result.read',
    address: ({ school, line }: Shown) => addressOfResults(school.id, line.id),
  },
} as const satisfies Record<string, { verb: Verb; address: (shown: Shown) => string }>

export type Section = keyof typeof sections

export const sectionsOf = (actor: Actor, shown: Shown): { section: Section; href: string }[] =>
  keysOf(sections)
    .filter((section) => mayEver(actor, sections[section].verb))
    .map((section) => ({ section, href: sections[section].address(shown) }))
