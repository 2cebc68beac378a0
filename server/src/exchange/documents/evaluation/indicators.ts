import { isSmallGroup, shareOf } from 'contract/evaluation/proposed-letters'
import type { Result } from 'contract/evaluation/results'
import { fullyReached, type Stage, stageOfPoints } from 'contract/evaluation/scores/stages'
import type { Category, Indicator, OptionCode } from 'contract/instrument/instruments'
import { facts, heading } from '../blocks.ts'
import type { Block, Text } from '../document.ts'
import { lineName } from '../phrases.ts'
import type { Whole } from './read-whole.ts'
import { remarksOn } from './remarks.ts'

/** An option as its letter and label. */
const optionText = (
  { optionOf, inItsLanguage, voice }: Whole,
  { scale }: Indicator,
  code: OptionCode | null | undefined,
): Text => {
  if (!code) return voice.t('evaluation.isNotAnswered')
  const option = optionOf(code, scale)
  return option ? inItsLanguage(`${code} (${option.label})`) : code
}

/**
 * The text for the chosen letter. Where its stage is only under way, the stage before is reached, and the stage's own
 * text is the aim.
 */
const stageTexts = (
  { optionOf, inItsLanguage, voice }: Whole,
  indicator: Indicator,
  code: OptionCode | null,
): [string, Text][] => {
  const { t } = voice
  const points = code === null ? null : (optionOf(code, indicator.scale)?.points ?? null)
  const stage = points === null ? 0 : stageOfPoints(points)
  if (points === null || stage === 0) return []
  const named = (name: string, of: Stage): string => `${name} (${t(`ui.stage.${of}`)})`
  const reached = fullyReached(points)
  if (reached === stage)
    return [[named(t('documents.stages.reached'), stage), inItsLanguage(indicator[`s${stage}`])]]
  return [
    reached === 0
      ? [t('documents.stages.reached'), t('documents.stages.nothingReached')]
      : [named(t('documents.stages.reached'), reached), inItsLanguage(indicator[`s${reached}`])],
    [named(t('documents.stages.onTheWayTo'), stage), inItsLanguage(indicator[`s${stage}`])],
  ]
}

/** Statements that are true, and the others. */
const tickedTexts = (
  { inItsLanguage, voice: { t } }: Whole,
  { statements }: Indicator,
  answer: Result | undefined,
): [string, Text | null][] => {
  const ticked = answer?.statements ?? []
  const textsOf = (isTicked: boolean): Text | null => {
    const found = statements.filter(({ id }) => ticked.includes(id) === isTicked)
    return found.length === 0 ? null : inItsLanguage(found.map(({ text }) => text).join('\n'))
  }
  return [
    [t('documents.ticked'), textsOf(true)],
    [t('documents.notTicked'), textsOf(false)],
  ]
}

/**
 * The two numbers of Reach, with a percentage from ten learners on, and a warning that a small group changes fast.
 */
const countedTexts = (
  { voice: { t, number, sentences } }: Whole,
  answer: Result | undefined,
): [string, Text][] => {
  const { reached = null, of = null } = answer ?? {}
  if (reached === null || of === null) return []
  const hundredths = of < 10 ? null : shareOf({ reached, of })
  const share = hundredths === null ? [] : [t('ticking.share', { share: number(hundredths) })]
  const small = isSmallGroup(of) ? [t('ticking.small')] : []
  const counted = t('evaluation.ofTotal', { count: reached, total: of })
  const more = [...share, ...small]
  return [[t('documents.numbers'), more.length === 0 ? counted : sentences(counted, ...more)]]
}

/** The answer with its reasons and notes, and the answers of earlier lines. */
const answerOf = (whole: Whole, indicator: Indicator): Block[] => {
  const { voice, line, results, earlier } = whole
  const { t } = voice
  const own = ({ id }: { id: number }) => id === indicator.id
  const result = results.indicators.find(own)
  const answer = line.results.find((each) => each.indicator === indicator.id)
  const reason = answer?.na_reason ?? null
  const files = line.files.filter(({ id }) => answer?.files.includes(id)).map(({ name }) => name)
  const option = result?.option ?? null
  return facts([
    [t('documents.answer'), optionText(whole, indicator, option)],
    ...((answer?.statements ?? []).length > 0
      ? tickedTexts(whole, indicator, answer)
      : stageTexts(whole, indicator, option)),
    ...countedTexts(whole, answer),
    [t('evaluation.naReason'), option === 'NA' ? reason : null],
    [t('documents.shownBy'), files.length > 0 ? files.join(', ') : null],
    [t('results.selfHead'), result?.self_rating && optionText(whole, indicator, result.self_rating)],
    ...earlier.map((before): [string, Text] => [
      lineName(voice, before.line),
      optionText(whole, indicator, before.indicators.find(own)?.option),
    ]),
    ...remarksOn(whole, indicator.id),
  ])
}

/** By outcome. */
export const indicatorsOf = (whole: Whole, category: Category): Block[] =>
  (category.outcomes ?? []).flatMap((outcome) => [
    heading(2, whole.inItsLanguage(`${category.number}.${outcome.number} ${outcome.name}`)),
    ...outcome.indicators.flatMap((indicator) => [
      heading(3, whole.inItsLanguage(`${indicator.code} ${indicator.name}`)),
      ...answerOf(whole, indicator),
    ]),
  ])
