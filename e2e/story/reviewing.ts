import { evaluationCalls } from 'contract/evaluation/evaluations'
import { lineCalls } from 'contract/evaluation/lines'
import { noteCalls } from 'contract/evaluation/notes'
import { resultCalls } from 'contract/evaluation/results'
import { reviewMarkCalls } from 'contract/evaluation/review-marks'
import { instrumentCalls } from 'contract/instrument/instruments'
import { ask } from './asking.ts'
import { complete, takeStep } from './complete.ts'
import type { Neighbourhood } from './story.ts'

type Begun = Awaited<ReturnType<Neighbourhood['evaluation']>>

/** By code. */
export const indicatorsOf = async ({ url, teacher }: Neighbourhood, instrument: number) => {
  const categories = await ask(url, instrumentCalls.categories, teacher, { parameters: { id: instrument } })
  const placed = categories.flatMap(({ outcomes = [] }) => outcomes.flatMap(({ indicators }) => indicators))
  return new Map(placed.map((indicator) => [indicator.code, indicator]))
}

/** A line that was submitted, returned, and submitted again with another letter (D) for these indicators. */
export const sentAgain = async (
  place: Neighbourhood,
  year: number,
  codes: readonly string[],
): Promise<Begun> => {
  const { url, teacher } = place
  const begun = await place.evaluation(year)
  await complete(place, begun)
  await takeStep(place, begun, 'submit')
  await takeStep(place, begun, 'return')
  const indicators = await indicatorsOf(place, begun.instrument)
  const options = await ask(url, instrumentCalls.options, teacher, {
    query: { instrument_id: begun.instrument },
  })
  const { line } = await ask(url, evaluationCalls.read, teacher, { parameters: { id: begun.id } })
  for (const code of codes) {
    const indicator = indicators.get(code)
    const result = line.results.find((each) => each.indicator === indicator?.id)
    const option = options.find((each) => each.code === 'D' && each.scale === indicator?.scale)
    if (!indicator || !result || !option) throw new Error(`${code} is not there`)
    await ask(url, resultCalls.change, teacher, {
      parameters: { id: result.id },
      body: { option: option.id },
    })
  }
  const first = indicators.get(codes[0] ?? '')
  if (first)
    await ask(url, noteCalls.create, teacher, {
      body: { evaluation_line: line.id, indicator: first.id, text: 'Written for 5 of 6 learners.' },
    })
  await takeStep(place, begun, 'submit')
  return begun
}

export const marksOf = ({ url, coordinator }: Neighbourhood, { line }: Begun) =>
  ask(url, reviewMarkCalls.list, coordinator, { parameters: { id: line } })

/** Another reviewer returns the line. */
export const returnedByAnother = ({ url, superuser }: Neighbourhood, { line }: Begun) =>
  ask(url, lineCalls.return, superuser, {
    parameters: { id: line },
    body: { messages: [{ text: 'Please look at the whole line again.' }] },
  })
