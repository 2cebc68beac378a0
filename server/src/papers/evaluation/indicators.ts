import type { Category, Indicator, OptionCode } from 'contract/instruments'
import { facts, heading } from '../blocks.ts'
import { lineName } from '../messages/phrases.ts'
import type { Block, Words } from '../paper.ts'
import type { Whole } from './read-whole.ts'
import { remarksOn } from './remarks.ts'

/** An option as people read it: its letter and its words. */
const optionSaid = (
  { optionOf, said, voice }: Whole,
  { scale }: Indicator,
  code: OptionCode | null | undefined,
): Words => {
  if (!code) return voice.say('evaluation.isNotAnswered')
  const option = optionOf(code, scale)
  return option ? said(`${code} (${option.label})`) : code
}

/** The answer with its words and reasons, the answers of earlier lines, and what was written about it. */
const answerOf = (whole: Whole, indicator: Indicator): Block[] => {
  const { voice, line, results, earlier, optionOf, said, words } = whole
  const { say } = voice
  const own = ({ id }: { id: number }) => id === indicator.id
  const result = results.indicators.find(own)
  const reason = line.results.find((each) => each.indicator === indicator.id)?.na_reason ?? null
  const option = result?.option ?? null
  const stage = option && optionOf(option, indicator.scale)?.stage
  return facts([
    [words.answer, optionSaid(whole, indicator, option)],
    // what the stage of the chosen letter looks like here, under the stage's name
    ...(stage ? [[say(`ui.stage.${stage}`), said(indicator[`s${stage}`])] as [string, Words]] : []),
    [say('evaluation.naReason'), option === 'NA' ? reason : null],
    [say('results.selfHead'), result?.self_rating && optionSaid(whole, indicator, result.self_rating)],
    ...earlier.map((before): [string, Words] => [
      lineName(voice, before.line),
      optionSaid(whole, indicator, before.indicators.find(own)?.option),
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
