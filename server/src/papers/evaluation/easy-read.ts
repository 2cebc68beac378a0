import { factsOf } from 'contract/result-facts'
import type { Block, Words } from '../paper.ts'
import { fill, sayScore } from '../say.ts'
import { countOfAnswers, isFinal } from './facts-of-line.ts'
import type { Whole } from './read-whole.ts'

/** Indicators named on the page: few enough to be remembered. */
const named = 3

const namesOf = ({ results, said }: Whole, ids: readonly number[]): Words[] =>
  ids.slice(0, named).map((id) => said(results.indicators.find((each) => each.id === id)?.name ?? ''))

const listed = (items: Words[], instead: string): Block =>
  items.length === 0 ? { kind: 'paragraph', words: instead } : { kind: 'list', ordered: false, items }

/** One page in short sentences: what the school does well, and what is next. */
export const easyRead = (whole: Whole): Block[] => {
  const { language, line, results, words } = whole
  const { easy } = words
  const { percent, stage } = results.overall
  const facts = factsOf(results)
  const sentences = [
    fill(easy.about, { school: line.place.school }),
    easy.looked,
    fill(easy.answered, countOfAnswers(whole)),
    percent === null ? easy.noScore : fill(easy.score, { percent: sayScore(language, percent) }),
    ...(stage === null ? [] : [fill(easy.stage, { stage: words.stages[stage] })]),
    ...(isFinal(whole) ? [] : [easy.notFinal]),
  ]
  return [
    ...sentences.map((said) => ({ kind: 'paragraph' as const, words: said })),
    { kind: 'heading', level: 1, words: easy.well },
    listed(namesOf(whole, facts.strengths), stage === null ? easy.notKnown : easy.nothingWell),
    { kind: 'heading', level: 1, words: easy.next },
    listed(namesOf(whole, facts.priorities), stage === null ? easy.notKnown : easy.nothingNext),
  ]
}
