import { resultCalls } from 'contract/evaluation/results'
import { type OptionCode, optionCodes } from 'contract/instrument/instruments'
import { defined } from 'contract/platform/typed'
import type { DemoClient, DemoPerson } from '../asking.ts'
import type { Answerable } from '../instrument.ts'
import { inventedSchools } from '../places/schools.ts'
import type { AnswerOfStory, DemoStory, LineOfStory } from '../stories/story.ts'
import { basisOf } from './basis.ts'

/** Differences of indicators from the level of their domain, in turn. */
const around = [0, 0.6, -0.7, 0.3, -0.4, 0.9, -0.9] as const
const letters = optionCodes.slice(1)
const furthest = letters.length - 1

const letterNear = (level: number, domain: number, place: number): OptionCode => {
  const points = Math.round(level + (around[(place * 5 + domain * 3) % around.length] ?? 0))
  return letters[Math.min(furthest, Math.max(0, points))] ?? 'NE'
}

/** Answers of a line by code. */
export const answersOf = (
  { domains }: Answerable,
  { levels, answers: answer = {}, answered }: LineOfStory,
): [code: string, AnswerOfStory][] =>
  domains.flatMap((indicators, domain) =>
    indicators
      .slice(0, answered?.[domain] ?? indicators.length)
      .map(({ code }, place): [string, AnswerOfStory] => [
        code,
        answer[code] ?? letterNear(levels[domain] ?? 0, domain, place),
      ]),
  )

/** `group`: the size of the group that a school counts for an indicator. */
type Answering = { instrument: Answerable; group: (code: string) => number }

/** Its group is all learners with a disability; notes and comments of the stories name the same number. */
const ofAllLearners = '1.2.1'

/** The size differs by school and indicator; it is the same on every line. */
export const groupOf =
  ({ seed, school }: DemoStory) =>
  (code: string): number => {
    const all = inventedSchools.find(({ name }) => name === school)?.students_with_disabilities
    if (code === ofAllLearners && all !== undefined) return all
    return 9 + ((seed * 5 + Number(code.replaceAll('.', ''))) % 23)
  }

const bodyOf = ({ instrument, group }: Answering, code: string, answer: AnswerOfStory) => {
  const indicator = instrument.indicator(code)
  const letter = typeof answer === 'string' ? answer : 'NA'
  return {
    indicator: indicator.id,
    option: instrument.option(letter, indicator),
    ...basisOf(indicator, letter, group(code)),
    ...(typeof answer !== 'string' && { na_reason: answer.na }),
  }
}

export const addAnswers = async (
  { ask }: DemoClient,
  answering: Answering,
  people: readonly DemoPerson[],
  line: number,
  answers: readonly [code: string, AnswerOfStory][],
): Promise<Map<string, number>> => {
  const results = new Map<string, number>()
  for (const [code, answer] of answers) {
    const body = { evaluation_line: line, ...bodyOf(answering, code, answer) }
    // The second person answers the later domains.
    const person = defined(people[Number(code[0]) > 4 ? people.length - 1 : 0])
    const { id } = await ask(resultCalls.create, person, { body })
    results.set(code, id)
  }
  return results
}

export const mendAnswers = async (
  { ask }: DemoClient,
  answering: Answering,
  person: DemoPerson,
  results: ReadonlyMap<string, number>,
  answers: Readonly<Record<string, AnswerOfStory>>,
): Promise<void> => {
  for (const [code, answer] of Object.entries(answers)) {
    const { indicator: _, ...body } = bodyOf(answering, code, answer)
    await ask(resultCalls.change, person, { parameters: { id: results.get(code) ?? 0 }, body })
  }
}
