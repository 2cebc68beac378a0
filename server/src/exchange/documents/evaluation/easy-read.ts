import { fullyReached, type Stage, type StageSummary } from 'contract/evaluation/scores/stages'
import { factsOf } from 'contract/insight/results/result-facts'
import { hasResult, isFinal } from 'contract/insight/results/results-shown'
import { heading, list, paragraph } from '../blocks.ts'
import type { Block, Text } from '../document.ts'
import { dutiesInShort } from '../duties.ts'
import type { Whole } from './read-whole.ts'

/** Indicators named of each: few enough to be remembered, and for one page in large letters. */
const named = 2

/** The easy question, and what is seen already where that is told; the name in editions without easy words. */
const questionsOf = (
  { categories, results, inItsLanguage: sentence }: Whole,
  ids: readonly number[],
  isAnswered: boolean,
): Text[] => {
  const indicators = categories.flatMap(({ outcomes = [] }) => outcomes.flatMap((each) => each.indicators))
  return ids.slice(0, named).flatMap((id) => {
    const indicator = indicators.find((each) => each.id === id)
    if (!indicator) return []
    if (indicator.easy === null) return sentence(indicator.name)
    const points = results.indicators.find((each) => each.id === id)?.points ?? 0
    const reached = isAnswered ? fullyReached(points) : 0
    const seen = reached === 0 ? null : indicator[`easy_s${reached}`]
    return sentence([indicator.easy, ...(seen === null ? [] : [seen])].join(' '))
  })
}

/** Until all is answered nothing is called a strength or a priority. */
const nothingKnown = { stage: null, moving_into: null, strengths: [], priorities: [] }

const listed = (items: Text[], fallback: string): Block =>
  items.length === 0 ? paragraph(fallback) : list(items)

const stageIn = ({ voice: { t } }: Whole, { stage, moving_into: into }: StageSummary): string => {
  if (stage === null) return t('documents.easy.noScore')
  const named = (key: 'notYet' | 'stage' | 'moving', of: Stage): string =>
    t(`documents.easy.${key}`, { stage: t(`ui.stage.${of}`) })
  return [
    stage === 0 ? named('notYet', 1) : named('stage', stage),
    ...(into === null ? [] : [named('moving', into)]),
  ].join(' ')
}

/** One page in short sentences: what the school does well, and what is next. */
export const easyRead = (whole: Whole): Block[] => {
  const { results, voice } = whole
  const { t } = voice
  const facts = hasResult(results) ? factsOf(results) : null
  const { stage, moving_into, strengths, priorities } = facts ?? nothingKnown
  const count = results.indicators.filter(({ option }) => option !== null).length
  const total = results.indicators.length
  const stillOpen = [
    ...(count === total ? [] : [t('documents.easy.answered', { count, total })]),
    ...(isFinal(results) ? [] : [t('documents.easy.notFinal')]),
  ]
  const sentences = [
    t('documents.easy.looked'),
    ...dutiesInShort(whole, voice),
    stageIn(whole, { stage, moving_into }),
    ...(stillOpen.length === 0 ? [] : [stillOpen.join(' ')]),
  ]
  return [
    ...sentences.map((sentence) => paragraph(sentence)),
    heading(1, t('documents.easy.well')),
    listed(
      questionsOf(whole, strengths, true),
      stage === null ? t('documents.easy.notKnown') : t('documents.easy.nothingWell'),
    ),
    heading(1, t('documents.easy.next')),
    listed(
      questionsOf(whole, priorities, false),
      stage === null ? t('documents.easy.notKnown') : t('documents.easy.nothingNext'),
    ),
  ]
}
