import { factsOf } from 'contract/insight/results/result-facts'
import { type ResultSentence, resultSentences } from 'contract/insight/results/result-sentences'
import type { CompleteResults, LineResults } from 'contract/insight/results/school-results'
import { facts, heading, list, paragraph } from '../blocks.ts'
import type { Block } from '../document.ts'
import { letterWithStage } from '../messages/phrases.ts'
import type { Voice } from '../messages/voice.ts'
import { changeText } from './change-text.ts'

const said = ({ say, number, score }: Voice, sentence: ResultSentence): string => {
  if ('next' in sentence)
    return say(`results.facts.${sentence.sentence}`, {
      stage: sentence.stage === null ? '' : say(`ui.stage.${sentence.stage}`),
      next: say(`ui.stage.${sentence.next}`),
      total: number(sentence.total),
    })
  if ('stage' in sentence)
    return say(`results.facts.${sentence.sentence}`, {
      stage: say(`ui.stage.${sentence.stage}`),
      total: number(sentence.total),
    })
  if ('domain' in sentence)
    return say(`results.facts.${sentence.sentence}`, { ...sentence, percent: score(sentence.percent) })
  if ('answered' in sentence)
    return say('results.facts.unfinished', {
      answered: number(sentence.answered),
      indicators: number(sentence.indicators),
    })
  return say(`results.facts.${sentence.sentence}`)
}

/** What a school reads first, as its page says it. */
export const sentencesText = (voice: Voice, shown: LineResults): string[] =>
  resultSentences(shown).map((sentence) => said(voice, sentence))

/** A line that is not answered to the end says how far it is, and nothing else. */
export const progressBlocks = (voice: Voice, shown: LineResults): Block[] => [
  heading(1, voice.say('results.howFar')),
  ...sentencesText(voice, shown).map((sentence) => paragraph(sentence, 'lead')),
]

/** Plain sentences, and the one figure that many ask for first. */
export const sentences = (voice: Voice, shown: CompleteResults): Block[] => {
  const { say, score } = voice
  const { percent, weighted_percent: weighted, self_percent: self, change, compared } = shown.overall
  return [
    heading(1, say('results.inWords')),
    ...sentencesText(voice, shown).map((sentence) => paragraph(sentence, 'lead')),
    ...facts([
      [say('scores.overall'), percent === null ? null : `${score(percent)} ${say('results.of100')}`],
      [say('results.changeHead'), compared && percent !== null ? changeText(voice, change, compared) : null],
    ]),
    ...(weighted === null
      ? []
      : [paragraph(say('scores.weightedIs', { percent: score(weighted) }), 'small')]),
    ...(self === null ? [] : [paragraph(say('results.selfPercent', { percent: score(self) }), 'small')]),
  ]
}

/** Indicators with their letters and domains, in their order. */
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

/** What the school can build on. */
export const strengths = (voice: Voice, shown: CompleteResults): Block[] => [
  heading(1, voice.say('results.strengths')),
  paragraph(voice.say('results.strengthsHint'), 'small'),
  rows(voice, shown, factsOf(shown).strengths, voice.say('results.noStrengths')),
]

/** Where to begin. */
export const priorities = (voice: Voice, shown: CompleteResults): Block[] => [
  heading(1, voice.say('results.priorities')),
  paragraph(voice.say('results.prioritiesHint'), 'small'),
  rows(voice, shown, factsOf(shown).priorities, voice.say('results.noPriorities')),
]
