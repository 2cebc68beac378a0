import { factsOf } from 'contract/result-facts'
import { isFinal } from 'contract/results-shown'
import { heading, list, paragraph } from '../blocks.ts'
import { stageName } from '../messages/phrases.ts'
import type { Block, Words } from '../paper.ts'
import { fill } from '../say.ts'
import type { Whole } from './read-whole.ts'

/** Indicators named of each: few enough to be remembered, and for one page in large letters. */
const named = 2

const namesOf = ({ results, said }: Whole, ids: readonly number[]): Words[] =>
  ids.slice(0, named).map((id) => said(results.indicators.find((each) => each.id === id)?.name ?? ''))

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
    listed(namesOf(whole, strengths), stage === null ? easy.notKnown : easy.nothingWell),
    heading(1, easy.next),
    listed(namesOf(whole, priorities), stage === null ? easy.notKnown : easy.nothingNext),
  ]
}
