import { fullyReached, type Stage, stageOfPoints } from 'contract/evaluation/scores/stages'
import type { Category, Indicator, OptionCode } from 'contract/instrument/instruments'
import { facts, heading } from '../blocks.ts'
import type { Block, Text } from '../document.ts'
import { lineName } from '../messages/phrases.ts'
import type { Whole } from './read-whole.ts'
import { remarksOn } from './remarks.ts'

/** An option as people read it: its letter and its words. */
const optionText = (
  { optionOf, said, voice }: Whole,
  { scale }: Indicator,
  code: OptionCode | null | undefined,
): Text => {
  if (!code) return voice.say('evaluation.isNotAnswered')
  const option = optionOf(code, scale)
  return option ? said(`${code} (${option.label})`) : code
}

/**
 * What the chosen letter says of this indicator. Where its stage is only under way, the stage before is what holds, and
 * its own text is where the school is going.
 */
const stageTexts = (
  { optionOf, said, voice }: Whole,
  indicator: Indicator,
  code: OptionCode | null,
): [string, Text][] => {
  const { say } = voice
  const points = code === null ? null : (optionOf(code, indicator.scale)?.points ?? null)
  const stage = points === null ? 0 : stageOfPoints(points)
  if (points === null || stage === 0) return []
  const named = (name: string, of: Stage): string => `${name} (${say(`ui.stage.${of}`)})`
  const reached = fullyReached(points)
  if (reached === stage)
    return [[named(say('documents.stages.reached'), stage), said(indicator[`s${stage}`])]]
  return [
    reached === 0
      ? [say('documents.stages.reached'), say('documents.stages.nothingReached')]
      : [named(say('documents.stages.reached'), reached), said(indicator[`s${reached}`])],
    [named(say('documents.stages.onTheWayTo'), stage), said(indicator[`s${stage}`])],
  ]
}

/** The answer with its words and reasons, the answers of earlier lines, and what was written about it. */
const answerOf = (whole: Whole, indicator: Indicator): Block[] => {
  const { voice, line, results, earlier } = whole
  const { say } = voice
  const own = ({ id }: { id: number }) => id === indicator.id
  const result = results.indicators.find(own)
  const reason = line.results.find((each) => each.indicator === indicator.id)?.na_reason ?? null
  const option = result?.option ?? null
  return facts([
    [say('documents.answer'), optionText(whole, indicator, option)],
    ...stageTexts(whole, indicator, option),
    [say('evaluation.naReason'), option === 'NA' ? reason : null],
    [say('results.selfHead'), result?.self_rating && optionText(whole, indicator, result.self_rating)],
    ...earlier.map((before): [string, Text] => [
      lineName(voice, before.line),
      optionText(whole, indicator, before.indicators.find(own)?.option),
    ]),
    ...remarksOn(whole, indicator.id),
  ])
}

/** The outcomes of a domain with their indicators and answers. */
export const indicatorsOf = (whole: Whole, category: Category): Block[] =>
  (category.outcomes ?? []).flatMap((outcome) => [
    heading(2, whole.said(`${category.number}.${outcome.number} ${outcome.name}`)),
    ...outcome.indicators.flatMap((indicator) => [
      heading(3, whole.said(`${indicator.code} ${indicator.name}`)),
      ...answerOf(whole, indicator),
    ]),
  ])
