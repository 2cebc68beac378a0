import { factsOf } from 'contract/result-facts'
import { isFinal } from 'contract/results-shown'
import { stageOfPoints } from 'contract/scores'
import { heading, list, paragraph } from '../blocks.ts'
import { stageName } from '../messages/phrases.ts'
import type { Block, Words } from '../paper.ts'
import { fill } from '../say.ts'
import type { Whole } from './read-whole.ts'

/** Indicators named of each: few enough to be remembered, and for one page in large letters. */
const named = 2

/** The stage whose sentence holds: of a share the letter's own, of a practice the one that is wholly reached. */
const reachedOf = (scale: 1 | 2, points: number): 0 | 1 | 2 | 3 =>
  scale === 2 ? stageOfPoints(points) : (Math.min(3, Math.floor(points / 2)) as 0 | 1 | 2 | 3)

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
    const reached = isAnswered ? reachedOf(indicator.scale, points) : 0
    const seen = reached === 0 ? null : indicator[`easy_s${reached}`]
    return said([indicator.easy, ...(seen === null ? [] : [seen])].join(' '))
  })
}

const listed = (items: Words[], instead: string): Block =>
  items.length === 0 ? paragraph(instead) : list(items)

/** One page in short sentences: what the school does well, and what is next. */
export const easyRead = (whole: Whole): Block[] => {
  const { voice, results, words } = whole
  const { easy } = words
  const { stage } = results.overall
  const { strengths, priorities } = factsOf(results)
  const count = results.indicators.filter(({ option }) => option !== null).length
  const total = results.indicators.length
  const stillOpen = [
    ...(count === total ? [] : [fill(easy.answered, { count, total })]),
    ...(isFinal(results) ? [] : [easy.notFinal]),
  ]
  const sentences = [
    easy.looked,
    stage === null ? easy.noScore : fill(easy.stage, { stage: stageName(voice, stage) }),
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
