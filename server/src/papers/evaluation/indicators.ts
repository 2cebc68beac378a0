import type { Category, Indicator, OptionCode } from 'contract/instruments'
import type { Block, Facts, Words } from '../paper.ts'
import { sayLine } from '../say.ts'
import type { Whole } from './read-whole.ts'
import { remarksOn } from './remarks.ts'

/** An option as people read it: its letter and its words. */
const optionSaid = (
  { optionOf, said, words }: Whole,
  { scale }: Indicator,
  code: OptionCode | null,
): Words => {
  if (code === null) return words.notAnswered
  const option = optionOf(code, scale)
  return option ? said(`${code}: ${option.label}`) : code
}

/** What the stage of the chosen letter looks like for this indicator, under the stage's name. */
const levelOf = (
  { optionOf, said, words }: Whole,
  indicator: Indicator,
  code: OptionCode | null,
): Facts['facts'] => {
  const stage = code === null ? null : (optionOf(code, indicator.scale)?.stage ?? null)
  if (stage === null) return []
  return [{ name: words.stages[stage], value: said(indicator[`s${stage}`]) }]
}

/** The answer with its words and reasons, the answers of earlier lines, and what was written about it. */
const answerOf = (whole: Whole, indicator: Indicator): Block => {
  const { language, line, results, earlier, words } = whole
  const result = results.indicators.find(({ id }) => id === indicator.id)
  const reason = line.results.find((each) => each.indicator === indicator.id)?.na_reason ?? null
  const option = result?.option ?? null
  const first = result?.self_rating ?? null
  return {
    kind: 'facts',
    facts: [
      { name: words.answer, value: optionSaid(whole, indicator, option) },
      ...levelOf(whole, indicator, option),
      ...(option === 'NA' && reason !== null ? [{ name: words.naReason, value: reason }] : []),
      ...(first === null ? [] : [{ name: words.firstRating, value: optionSaid(whole, indicator, first) }]),
      ...earlier.map((before) => ({
        name: sayLine(language, before.line),
        value: optionSaid(
          whole,
          indicator,
          before.indicators.find(({ id }) => id === indicator.id)?.option ?? null,
        ),
      })),
      ...remarksOn(whole, indicator.id),
    ],
  }
}

/** The outcomes of a domain with their indicators and answers. */
export const indicatorsOf = (whole: Whole, category: Category): Block[] =>
  (category.outcomes ?? []).flatMap((outcome): Block[] => [
    {
      kind: 'heading',
      level: 2,
      words: whole.said(`${category.number}.${outcome.number} ${outcome.name}`),
    },
    ...outcome.indicators.flatMap((indicator): Block[] => [
      { kind: 'heading', level: 3, words: whole.said(`${indicator.code} ${indicator.name}`) },
      answerOf(whole, indicator),
    ]),
  ])
