import { nothingYet, type Summary } from 'contract/evaluation/scores/summary'
import { hasResult, isFinal } from 'contract/insight/results/results-shown'
import { facts, heading, paragraph, table } from '../blocks.ts'
import type { Block, Cell } from '../document.ts'
import { stageSaid, statusName } from '../messages/phrases.ts'
import { domainName } from '../school/domains.ts'
import { sentencesSaid } from '../school/texts-first.ts'
import { answersSaid, cellsSaid } from './facts-of-line.ts'
import type { Whole } from './read-whole.ts'

const row = (whole: Whole, name: Cell, standing: Summary, categories: number[]): Cell[] => {
  const { voice } = whole
  const { points, percent, no_evidence, not_applicable } = standing
  const score = (value: number | null) =>
    value === null ? voice.say('scores.notReported') : voice.score(value)
  return [
    name,
    answersSaid(whole, categories),
    points === null ? '–' : score(points),
    score(percent),
    stageSaid(voice, standing),
    no_evidence ?? '–',
    not_applicable ?? '–',
    cellsSaid(whole, categories),
  ]
}

const domains = (whole: Whole): Block => {
  const { voice, results, said } = whole
  const { say } = voice
  const all = results.categories.map(({ id }) => id)
  return table({
    caption: say('documents.byDomain'),
    head: [
      say('scores.domain'),
      say('evaluation.isAnswered'),
      say('results.points'),
      say('results.percent'),
      say('results.stageHead'),
      say('scores.rest.none'),
      say('scores.rest.apart'),
      say('results.filesHead'),
    ],
    rows: [
      ...results.categories.map((each) => row(whole, said(domainName(each)), each, [each.id])),
      row(whole, say('results.wholeSchool'), results.overall ?? nothingYet, all),
    ],
    align: ['start', 'end', 'end', 'end', 'start', 'end', 'end', 'end'],
    widths: [25, 11, 9, 9, 19, 10, 11, 11],
  })
}

/** A bar for each domain of a line that is answered to the end, where there is anything to be seen. */
const bars = ({ voice, results }: Whole): Block[] => {
  const { say } = voice
  if (!hasResult(results) || results.categories.every(({ percent }) => percent === null)) return []
  const bars = results.categories.map((each) => ({
    name: domainName(each),
    percent: each.percent,
    said: each.percent === null ? voice.say('scores.notReported') : voice.score(each.percent),
  }))
  const values = bars.map(({ name, said }) => `${name}: ${said}`).join('; ')
  return [
    {
      kind: 'chart',
      caption: say('documents.bars'),
      says: say('documents.barsSay', { values }),
      chart: { kind: 'bars', bars },
    },
  ]
}

/** A page that tells where the line stands: in words, in a picture, and in figures domain by domain. */
export const overviewOf = (whole: Whole): Block[] => {
  const { voice, results, line } = whole
  const { say, score } = voice
  const percent = results.overall?.percent ?? null
  const all = results.categories.map(({ id }) => id)
  return [
    heading(1, say('documents.overview')),
    ...(isFinal(results)
      ? []
      : [paragraph(`${say('results.notFinal')}. ${say('results.notFinalText')}`, 'small')]),
    ...sentencesSaid(voice, results).map((sentence) => paragraph(sentence, 'lead')),
    ...facts([
      [say('evaluations.status'), statusName(voice, line.status)],
      [say('evaluation.answered'), answersSaid(whole, all)],
      [say('results.filesHead'), cellsSaid(whole, all)],
      [say('scores.overall'), percent === null ? null : `${score(percent)} ${say('results.of100')}`],
    ]),
    ...bars(whole),
    domains(whole),
  ]
}
