import { nothingYet, type Summary } from 'contract/evaluation/scores/summary'
import { hasResult, isFinal } from 'contract/insight/results/results-shown'
import { facts, heading, paragraph, table } from '../blocks.ts'
import type { Block, DocumentCell } from '../document.ts'
import { stageText, statusName } from '../phrases.ts'
import { domainName } from '../school/domains.ts'
import { sentencesText } from '../school/texts-first.ts'
import { answersText, cellsText } from './facts-of-line.ts'
import type { Whole } from './read-whole.ts'

const row = (whole: Whole, name: DocumentCell, summary: Summary, categories: number[]): DocumentCell[] => {
  const { voice } = whole
  const { points, percent, no_evidence, not_applicable } = summary
  const score = (value: number | null) =>
    value === null ? voice.t('scores.notReported') : voice.score(value)
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
  const { voice, results, inItsLanguage } = whole
  const { t } = voice
  const all = results.categories.map(({ id }) => id)
  return table({
    caption: t('documents.byDomain'),
    head: [
      t('scores.domain'),
      t('evaluation.isAnswered'),
      t('results.points'),
      t('results.percent'),
      t('results.stageHead'),
      t('scores.rest.none'),
      t('scores.rest.apart'),
      t('results.filesHead'),
    ],
    rows: [
      ...results.categories.map((each) => row(whole, inItsLanguage(domainName(each)), each, [each.id])),
      row(whole, t('results.wholeSchool'), results.overall ?? nothingYet, all),
    ],
    align: ['start', 'end', 'end', 'end', 'start', 'end', 'end', 'end'],
    widths: [25, 11, 9, 9, 19, 10, 11, 11],
  })
}

/** A bar a domain of a complete line; none where every bar is empty. */
const bars = ({ voice, results }: Whole): Block[] => {
  const { t } = voice
  if (!hasResult(results) || results.categories.every(({ percent }) => percent === null)) return []
  const bars = results.categories.map((each) => ({
    name: domainName(each),
    percent: each.percent,
    text: each.percent === null ? voice.t('scores.notReported') : voice.score(each.percent),
  }))
  const values = bars.map(({ name, text }) => `${name}: ${text}`).join('; ')
  return [
    {
      kind: 'chart',
      caption: t('documents.bars'),
      description: t('documents.barsSay', { values }),
      chart: { kind: 'bars', bars },
    },
  ]
}

/** One page on the state of the line: sentences, a chart, and figures by domain. */
export const overviewOf = (whole: Whole): Block[] => {
  const { voice, results, line } = whole
  const { t, score } = voice
  const percent = results.overall?.percent ?? null
  const all = results.categories.map(({ id }) => id)
  return [
    heading(1, t('documents.overview')),
    ...(isFinal(results)
      ? []
      : [paragraph(voice.sentences(t('results.notFinal'), t('results.notFinalText')), 'small')]),
    ...sentencesText(voice, results).map((sentence) => paragraph(sentence, 'lead')),
    ...facts([
      [t('evaluations.status'), statusName(voice, line.status)],
      [t('evaluation.answered'), answersText(whole, all)],
      [t('results.filesHead'), cellsText(whole, all)],
      [t('scores.overall'), percent === null ? null : `${score(percent)} ${t('results.of100')}`],
    ]),
    ...bars(whole),
    domains(whole),
  ]
}
