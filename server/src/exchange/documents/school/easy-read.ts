import { factsOf } from 'contract/insight/results/result-facts'
import { hasResult, progressOfLine } from 'contract/insight/results/results-shown'
import { heading, list, paragraph } from '../blocks.ts'
import type { Block } from '../document.ts'
import type { Voice } from '../voice.ts'
import type { SchoolFound } from './school-found.ts'

/** So many of each fit on one page in large letters. */
const few = 2

/** One page: where the school is, what changed, what it does well, what comes next. The plan has a page of its own. */
export const easyRead = ({ t, number }: Voice, { shown: { results } }: SchoolFound): Block[] => {
  if (!hasResult(results))
    return [paragraph(t('documents.easyRead.unfinished', progressOfLine(results)), 'lead')]
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
        t('documents.easyRead.better', { count: number(compared.up) }),
        t('documents.easyRead.same', { count: number(compared.same) }),
        t('documents.easyRead.weaker', { count: number(compared.down) }),
      ].join(' ')
    : t('documents.easyRead.notCompared')
  if (stage === null) return [paragraph(t('documents.easyRead.nothing'), 'lead')]
  return [
    paragraph(
      stage === 0
        ? t('documents.easyRead.notYet', { stage: t('ui.stage.1') })
        : t('documents.easyRead.at', { stage: t(`ui.stage.${stage}`) }),
      'lead',
    ),
    ...(into === null ? [] : [paragraph(t('documents.easyRead.moving', { stage: t(`ui.stage.${into}`) }))]),
    paragraph(changed),
    heading(1, t('documents.easyRead.well')),
    named(strengths, t('documents.easyRead.noWell')),
    heading(1, t('documents.easyRead.next')),
    named(priorities, t('documents.easyRead.noNext')),
  ]
}
