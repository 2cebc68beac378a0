import { factsOf } from 'contract/result-facts'
import { isFinal } from 'contract/results-shown'
import { heading, list, paragraph } from '../blocks.ts'
import { stageName } from '../messages/phrases.ts'
import type { Block, Words } from '../paper.ts'
import { fill } from '../say.ts'
import type { Whole } from './read-whole.ts'

/** Indicators named on the page: few enough to be remembered. */
const named = 3

const namesOf = ({ results, said }: Whole, ids: readonly number[]): Words[] =>
  ids.slice(0, named).map((id) => said(results.indicators.find((each) => each.id === id)?.name ?? ''))

const listed = (items: Words[], instead: string): Block =>
  items.length === 0 ? paragraph(instead) : list(items)

/** One page in short sentences: what the school does well, and what is next. */
export const easyRead = (whole: Whole): Block[] => {
  const { voice, line, results, words } = whole
  const { easy } = words
  const { percent, stage } = results.overall
  const { strengths, priorities } = factsOf(results)
  const count = results.indicators.filter(({ option }) => option !== null).length
  const sentences = [
    fill(easy.about, { school: line.place.school }),
    easy.looked,
    fill(easy.answered, { count, total: results.indicators.length }),
    percent === null ? easy.noScore : fill(easy.score, { percent: voice.score(percent) }),
    ...(stage === null ? [] : [fill(easy.stage, { stage: stageName(voice, stage) })]),
    ...(isFinal(results) ? [] : [easy.notFinal]),
  ]
  return [
    ...sentences.map((said) => paragraph(said)),
    heading(1, easy.well),
    listed(namesOf(whole, strengths), stage === null ? easy.notKnown : easy.nothingWell),
    heading(1, easy.next),
    listed(namesOf(whole, priorities), stage === null ? easy.notKnown : easy.nothingNext),
  ]
}
