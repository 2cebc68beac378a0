import { ratingRoundCalls } from 'contract/evaluation/rating-rounds'
import { resultCalls } from 'contract/evaluation/results'
import type { OptionCode } from 'contract/instrument/instruments'
import { givenEvaluators, givenLine } from '../../given/answers.ts'
import type { Someone } from '../../given/people.ts'
import type { Vereda } from '../../vereda.ts'

/** A school with two people who may answer a domain alone, and what they ask for. */
export const givenRaters = async (vereda: Vereda) => {
  const { db } = vereda.database
  const people = await givenEvaluators(db)
  const { teacher, colleague, coordinator, instrument, school } = people
  // the second domain: two indicators, of scale 1 first
  const category = instrument.categories[1] ?? 0
  const indicators = instrument.indicators.filter((each) => each.category === category)
  const optionOf = instrument.option

  const open = (
    line: number,
    as: Someone = teacher,
    body: { categories?: number[]; raters?: number[] } = {},
  ) =>
    vereda.ask(ratingRoundCalls.open, as, {
      parameters: { id: line },
      body: { categories: [category], raters: [teacher.id, colleague.id], ...body },
    })
  const rounds = async (line: number, as: Someone) =>
    (await vereda.ask(ratingRoundCalls.list, as, { parameters: { id: line } })).body
  const rate = (
    round: number,
    as: Someone,
    at: number,
    code: OptionCode | null,
    na_reason: string | null = null,
  ) => {
    const { id, scale } = indicators[at] ?? { id: 0, scale: 1 as const }
    const option = code === null ? null : optionOf(code, scale)
    return vereda.ask(ratingRoundCalls.rate, as, {
      parameters: { id: round },
      body: { indicator: id, option, na_reason },
    })
  }
  const finish = (round: number, as: Someone) =>
    vereda.ask(ratingRoundCalls.finish, as, { parameters: { id: round } })
  const agree = (round: number, as: Someone, at: number, code: OptionCode, reason = 'We looked again') =>
    vereda.ask(ratingRoundCalls.agree, as, {
      parameters: { id: round },
      body: {
        indicator: indicators[at]?.id ?? 0,
        option: optionOf(code, indicators[at]?.scale ?? 1),
        reason,
      },
    })
  const answer = (line: number, as: Someone, at: number, code: OptionCode) =>
    vereda.ask(resultCalls.create, as, {
      body: {
        evaluation_line: line,
        indicator: indicators[at]?.id ?? 0,
        option: optionOf(code, indicators[at]?.scale ?? 1),
      },
    })
  const openLine = () => givenLine(db, school, instrument.id, coordinator)
  /** A line whose second domain the two answer alone. */
  const opened = async () => {
    const line = await openLine()
    const { body } = await open(line.id)
    return { line, round: body.rounds[0]?.id ?? 0 }
  }
  /** Both have given these letters and said that they are finished. */
  const finished = async (one: OptionCode[], other: OptionCode[]) => {
    const { line, round } = await opened()
    for (const [as, codes] of [[teacher, one] as const, [colleague, other] as const]) {
      for (const [at, code] of codes.entries()) await rate(round, as, at, code)
      await finish(round, as)
    }
    return { line, round }
  }
  return {
    ...people,
    category,
    indicators,
    optionOf,
    open,
    rounds,
    rate,
    finish,
    agree,
    answer,
    openLine,
    opened,
    finished,
  }
}
