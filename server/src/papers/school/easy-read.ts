import { factsOf } from 'contract/result-facts'
import { heading, list, paragraph } from '../blocks.ts'
import type { Voice } from '../messages/voice.ts'
import type { Block, Words } from '../paper.ts'
import type { SchoolFound } from './school-found.ts'

/** So many of each fit on one page. */
const few = 3

/** One page: where the school is, what it does well, what comes next, what changed, what is planned. */
export const easyRead = (voice: Voice, { shown: { results, plan } }: SchoolFound): Block[] => {
  const { say, number } = voice
  const { stage, strengths, priorities } = factsOf(results)
  const { compared } = results.overall
  const named = (ids: readonly number[], none: string): Block => {
    const names = ids
      .slice(0, few)
      .flatMap((id) => results.indicators.find((indicator) => indicator.id === id)?.name ?? [])
    return some(names, none)
  }
  const stands =
    stage === null
      ? say('easy.nothing')
      : stage === 0
        ? say('easy.notYet', { stage: say('ui.stage.1') })
        : say('easy.at', { stage: say(`ui.stage.${stage}`) })
  return [
    heading(1, say('easy.stands')),
    paragraph(stands),
    ...(stage === null
      ? []
      : [
          heading(1, say('easy.well')),
          named(strengths, say('easy.noWell')),
          heading(1, say('easy.next')),
          named(priorities, say('easy.noNext')),
        ]),
    heading(1, say('easy.changed')),
    compared
      ? list([
          say('easy.better', { count: number(compared.up) }),
          say('easy.same', { count: number(compared.same) }),
          say('easy.weaker', { count: number(compared.down) }),
        ])
      : paragraph(say('easy.notCompared')),
    heading(1, say('easy.plan')),
    some(
      plan.goals.slice(0, few).map(({ title }) => title),
      say('easy.noGoals'),
    ),
    ...(plan.goals.length > few ? [paragraph(say('easy.more'), 'small')] : []),
  ]
}

const some = (items: Words[], none: string): Block => (items.length === 0 ? paragraph(none) : list(items))
