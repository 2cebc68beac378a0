import { fullyReached, type Stage, type StageSummary } from 'contract/evaluation/scores/stages'
import { factsOf } from 'contract/insight/results/result-facts'
import { hasResult, isFinal } from 'contract/insight/results/results-shown'
import { heading, list, paragraph } from '../blocks.ts'
import type { Block, Words } from '../document.ts'
import { fill } from '../say.ts'
import type { Whole } from './read-whole.ts'

/** Indicators named of each: few enough to be remembered, and for one page in large letters. */
const named = 2

/** The easy question, and what is seen already where that is told; the name in editions without easy words. */
const askedOf = (
  { categories, results, said }: Whole,
  ids: readonly number[],
  isAnswered: boolean,
): Words[] => {
  const indicators = categories.flatMap(({ outcomes = [] }) => outcomes.flatMap((each) => each.indicators))
  return ids.slice(0, named).flatMap((id) => {
    const indicator = indicators.find((each) => each.id === id)
    if (!indicator) return []
    if (indicator.easy === null) return said(indicator.name)
    const points = results.indicators.find((each) => each.id === id)?.points ?? 0
    const reached = isAnswered ? fullyReached(points) : 0
    const seen = reached === 0 ? null : indicator[`easy_s${reached}`]
    return said([indicator.easy, ...(seen === null ? [] : [seen])].join(' '))
  })
}

/** Until all is answered nothing is called a strength or a priority. */
const nothingKnown = { stage: null, moving_into: null, strengths: [], priorities: [] }

const listed = (items: Words[], instead: string): Block =>
  items.length === 0 ? paragraph(instead) : list(items)

const stageIn = ({ words: { easy }, voice }: Whole, { stage, moving_into: into }: StageSummary): string => {
  if (stage === null) return easy.noScore
  const named = (sentence: string, of: Stage): string =>
    fill(sentence, { stage: voice.say(`ui.stage.${of}`) })
  return [
    stage === 0 ? named(easy.notYet, 1) : named(easy.stage, stage),
    ...(into === null ? [] : [named(easy.moving, into)]),
  ].join(' ')
}

/** One page in short sentences: what the school does well, and what is next. */
export const easyRead = (whole: Whole): Block[] => {
  const { results, words } = whole
  const { easy } = words
  const facts = hasResult(results) ? factsOf(results) : null
  const { stage, moving_into, strengths, priorities } = facts ?? nothingKnown
  const count = results.indicators.filter(({ option }) => option !== null).length
  const total = results.indicators.length
  const stillOpen = [
    ...(count === total ? [] : [fill(easy.answered, { count, total })]),
    ...(isFinal(results) ? [] : [easy.notFinal]),
  ]
  const sentences = [
    easy.looked,
    stageIn(whole, { stage, moving_into }),
    ...(stillOpen.length === 0 ? [] : [stillOpen.join(' ')]),
  ]
  return [
    ...sentences.map((said) => paragraph(said)),
    heading(1, easy.well),
    listed(askedOf(whole, strengths, true), stage === null ? easy.notKnown : easy.nothingWell),
    heading(1, easy.next),
    listed(askedOf(whole, priorities, false), stage === null ? easy.notKnown : easy.nothingNext),
  ]
}
