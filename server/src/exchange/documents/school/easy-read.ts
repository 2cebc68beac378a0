import { factsOf } from 'contract/insight/results/result-facts'
import { hasResult, progressOf } from 'contract/insight/results/results-shown'
import { heading, list, paragraph } from '../blocks.ts'
import type { Block } from '../document.ts'
import type { Voice } from '../messages/voice.ts'
import type { SchoolFound } from './school-found.ts'

/** So many of each fit on one page in large letters. */
const few = 2

/** One page: where the school is, what changed, what it does well, what comes next. The plan has a page of its own. */
export const easyRead = ({ say, number }: Voice, { shown: { results } }: SchoolFound): Block[] => {
  if (!hasResult(results))
    return [paragraph(say('documents.easyRead.unfinished', progressOf(results)), 'lead')]
  const { stage, moving_into: into, strengths, priorities } = factsOf(results)
  const { compared } = results.overall
  const named = (ids: readonly number[], none: string): Block => {
    const names = ids
      .slice(0, few)
      .flatMap((id) => results.indicators.find((indicator) => indicator.id === id)?.name ?? [])
    return names.length === 0 ? paragraph(none) : list(names)
  }
  const changed = compared
    ? [
        say('documents.easyRead.better', { count: number(compared.up) }),
        say('documents.easyRead.same', { count: number(compared.same) }),
        say('documents.easyRead.weaker', { count: number(compared.down) }),
      ].join(' ')
    : say('documents.easyRead.notCompared')
  if (stage === null) return [paragraph(say('documents.easyRead.nothing'), 'lead')]
  return [
    paragraph(
      stage === 0
        ? say('documents.easyRead.notYet', { stage: say('ui.stage.1') })
        : say('documents.easyRead.at', { stage: say(`ui.stage.${stage}`) }),
      'lead',
    ),
    ...(into === null
      ? []
      : [paragraph(say('documents.easyRead.moving', { stage: say(`ui.stage.${into}`) }))]),
    paragraph(changed),
    heading(1, say('documents.easyRead.well')),
    named(strengths, say('documents.easyRead.noWell')),
    heading(1, say('documents.easyRead.next')),
    named(priorities, say('documents.easyRead.noNext')),
  ]
}
