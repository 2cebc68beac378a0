import { nothingYet, type Summary } from 'contract/evaluation/scores/summary'
import { hasResult, isFinal } from 'contract/insight/results/results-shown'
import { facts, heading, paragraph, table } from '../blocks.ts'
import type { Block, Cell } from '../document.ts'
import { stageText, statusName } from '../messages/phrases.ts'
import { domainName } from '../school/domains.ts'
import { sentencesText } from '../school/texts-first.ts'
import { answersText, cellsText } from './facts-of-line.ts'
import type { Whole } from './read-whole.ts'

const row = (whole: Whole, name: Cell, summary: Summary, categories: number[]): Cell[] => {
  const { voice } = whole
  const { points, percent, no_evidence, not_applicable } = summary
  const score = (value: number | null) =>
    value === null ? voice.say('scores.notReported') : voice.score(value)
  return [
    name,
    answersText(whole, categories),
    points === null ? '–' : score(points),
    score(percent),
    stageText(voice, summary),
    no_evidence ?? '–',
    not_applicable ?? '–',
    cellsText(whole, categories),
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
    text: each.percent === null ? voice.say('scores.notReported') : voice.score(each.percent),
  }))
  const values = bars.map(({ name, text }) => `${name}: ${text}`).join('; ')
  return [
    {
      kind: 'chart',
      caption: say('documents.bars'),
      description: say('documents.barsSay', { values }),
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
    ...sentencesText(voice, results).map((sentence) => paragraph(sentence, 'lead')),
    ...facts([
      [say('evaluations.status'), statusName(voice, line.status)],
      [say('evaluation.answered'), answersText(whole, all)],
      [say('results.filesHead'), cellsText(whole, all)],
      [say('scores.overall'), percent === null ? null : `${score(percent)} ${say('results.of100')}`],
    ]),
    ...bars(whole),
    domains(whole),
  ]
}
