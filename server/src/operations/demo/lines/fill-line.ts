import { commentCalls } from 'contract/evaluation/comments'
import { evaluationCalls } from 'contract/evaluation/evaluations'
import { lineCalls } from 'contract/evaluation/lines'
import { noteCalls } from 'contract/evaluation/notes'
import type { DemoClient, DemoPerson } from '../asking.ts'
import { addEvidence } from '../evidence/add-evidence.ts'
import type { Answerable } from '../instrument.ts'
import type { DemoStory, LineOfStory, Reason, Remark, Step } from '../stories/story.ts'
import { addAnswers, answersOf, groupOf, mendAnswers } from './answers.ts'
import { answerDuties } from './duties.ts'
import { addPlan } from './plan.ts'

/** The calls, people and the day. */
export type StoryContext = DemoClient & {
  instrument: Answerable
  person(username: string): DemoPerson
  today: Date
}

export type DemoLine = { story: DemoStory; line: LineOfStory; evaluation: number; id: number }

const pointOf = ({ instrument }: StoryContext, on: string | undefined) =>
  on === undefined ? null : instrument.indicator(on).id

const comment = async (
  context: StoryContext,
  line: number,
  { by, on, text, resolved }: Remark,
): Promise<void> => {
  const { ask, person } = context
  const { id } = await ask(commentCalls.create, person(by), {
    body: { evaluation_line: line, indicator: pointOf(context, on), text },
  })
  if (resolved) await ask(commentCalls.change, person(by), { parameters: { id }, body: { resolved } })
}

/** Everything written and uploaded while the line is open. Answers its results by indicator. */
export const fillLine = async (
  context: StoryContext,
  { story, line, evaluation, id }: DemoLine,
): Promise<ReadonlyMap<string, number>> => {
  const { ask, instrument, person } = context
  const people = story.people.map(person)
  const reviewer = person(story.reviewer)
  const place = {
    line: id,
    categories: instrument.categories,
    school: story.school,
    year: context.today.getUTCFullYear() + line.year,
    language: story.language,
    seed: story.seed - line.year,
  }
  const evidence = addEvidence(context, people, place, line.cells, line.missing)
  const addTexts = async () => {
    if (line.weights) {
      const scores = line.weights.map((score, at) => ({ category: instrument.categories[at] ?? 0, score }))
      await ask(evaluationCalls.weigh, reviewer, { body: { evaluation_line: id, scores } })
    }
    const answers = answersOf(instrument, line)
    const results = await addAnswers(context, { instrument, group: groupOf(story) }, people, id, answers)
    const [teller] = people
    if (teller) await answerDuties(context, instrument, teller, id, line)
    for (const { by, on, text } of line.notes ?? []) {
      await ask(noteCalls.create, person(by), {
        body: { evaluation_line: id, indicator: pointOf(context, on), text },
      })
    }
    for (const remark of line.comments ?? []) await comment(context, id, remark)
    if (line.plan) await addPlan({ ...context, planner: reviewer }, evaluation, id, line.plan)
    return results
  }
  const [results] = await Promise.all([addTexts(), evidence])
  return results
}

const messagesOf = (context: StoryContext, reasons: readonly Reason[]) =>
  reasons.map(({ text, on, cell }) => ({
    text,
    indicator: pointOf(context, on),
    category: cell ? (context.instrument.categories[cell[0] - 1] ?? null) : null,
    stage: cell ? cell[1] : null,
  }))

/** One transition of a line after it was filled. */
export const takeStep = async (
  context: StoryContext,
  { story, evaluation, id }: DemoLine,
  results: ReadonlyMap<string, number>,
  step: Step,
): Promise<void> => {
  const { ask, person, instrument } = context
  const teller = person(story.people[0] ?? '')
  const reviewer = person(story.reviewer)
  const line = { parameters: { id } }
  if (step.do === 'submit') await ask(lineCalls.submit, teller, line)
  if (step.do === 'return')
    await ask(lineCalls.return, reviewer, { ...line, body: { messages: messagesOf(context, step.reasons) } })
  if (step.do === 'mend')
    await mendAnswers(context, { instrument, group: groupOf(story) }, teller, results, step.answers)
  if (step.do === 'comment') await comment(context, id, step.remark)
  if (step.do === 'validate')
    await ask(lineCalls.review, reviewer, { ...line, body: { messages: messagesOf(context, step.remarks) } })
  if (step.do === 'close')
    await ask(lineCalls.open, reviewer, { ...line, body: { status: 'CLOSED', evaluation } })
}
