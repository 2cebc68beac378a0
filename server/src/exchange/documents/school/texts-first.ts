import { factsOf } from 'contract/insight/results/result-facts'
import { type ResultSentence, resultSentences } from 'contract/insight/results/result-sentences'
import type { CompleteResults, LineResults } from 'contract/insight/results/school-results'
import { facts, heading, list, paragraph } from '../blocks.ts'
import type { Block } from '../document.ts'
import { letterWithStage } from '../phrases.ts'
import type { Voice } from '../voice.ts'
import { changeText } from './change-text.ts'

const sentenceText = ({ t, number, score }: Voice, sentence: ResultSentence): string => {
  if ('next' in sentence)
    return t(`results.facts.${sentence.sentence}`, {
      stage: sentence.stage === null ? '' : t(`ui.stage.${sentence.stage}`),
      next: t(`ui.stage.${sentence.next}`),
      total: number(sentence.total),
    })
  if ('stage' in sentence)
    return t(`results.facts.${sentence.sentence}`, {
      stage: t(`ui.stage.${sentence.stage}`),
      total: number(sentence.total),
    })
  if ('domain' in sentence)
    return t(`results.facts.${sentence.sentence}`, { ...sentence, percent: score(sentence.percent) })
  if ('answered' in sentence)
    return t('results.facts.unfinished', {
      answered: number(sentence.answered),
      indicators: number(sentence.indicators),
    })
  return t(`results.facts.${sentence.sentence}`)
}

/** The first sentences of the results page. */
export const sentencesText = (voice: Voice, shown: LineResults): string[] =>
  resultSentences(shown).map((sentence) => sentenceText(voice, sentence))

/** An incomplete line shows only its progress. */
export const progressBlocks = (voice: Voice, shown: LineResults): Block[] => [
  heading(1, voice.t('results.howFar')),
  ...sentencesText(voice, shown).map((sentence) => paragraph(sentence, 'lead')),
]

/** Sentences, and the overall figure. */
export const sentences = (voice: Voice, shown: CompleteResults): Block[] => {
  const { t, score } = voice
  const { percent, weighted_percent: weighted, self_percent: self, change, compared } = shown.overall
  return [
    heading(1, t('results.inWords')),
    ...sentencesText(voice, shown).map((sentence) => paragraph(sentence, 'lead')),
    ...facts([
      [t('scores.overall'), percent === null ? null : `${score(percent)} ${t('results.of100')}`],
      [
        t('results.changeHead'),
        compared && percent !== null ? changeText(voice, { percent, change }, compared) : null,
      ],
    ]),
    ...(weighted === null ? [] : [paragraph(t('scores.weightedIs', { percent: score(weighted) }), 'small')]),
    ...(self === null ? [] : [paragraph(t('results.selfPercent', { percent: score(self) }), 'small')]),
  ]
}

/** Indicators with letters and domains, in order. */
const rows = (voice: Voice, shown: LineResults, ids: readonly number[], none: string): Block =>
  ids.length === 0
    ? paragraph(none)
    : list(
        ids.flatMap((id) => {
          const indicator = shown.indicators.find((each) => each.id === id)
          const domain = shown.categories.find((each) => each.id === indicator?.category)
          if (!indicator || !domain) return []
          const { code, name, option } = indicator
          return [`${code} ${name}: ${letterWithStage(voice, option)} (${domain.name})`]
        }),
        true,
      )

export const strengths = (voice: Voice, shown: CompleteResults): Block[] => [
  heading(1, voice.t('results.strengths')),
  paragraph(voice.t('results.strengthsHint'), 'small'),
  rows(voice, shown, factsOf(shown).strengths, voice.t('results.noStrengths')),
]

export const priorities = (voice: Voice, shown: CompleteResults): Block[] => [
  heading(1, voice.t('results.priorities')),
  paragraph(voice.t('results.prioritiesHint'), 'small'),
  rows(voice, shown, factsOf(shown).priorities, voice.t('results.noPriorities')),
]
