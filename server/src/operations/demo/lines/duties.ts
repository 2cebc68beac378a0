import { dutyCalls } from 'contract/evaluation/duties'
import type { DemoClient, DemoPerson } from '../asking.ts'
import type { Answerable } from '../instrument.ts'
import type { LineOfStory } from '../stories/story.ts'

/** Duties of the started domains: met, but where the story has text about them. */
export const answerDuties = async (
  { ask }: DemoClient,
  { duties }: Answerable,
  person: DemoPerson,
  id: number,
  { answered, duties: broken = {} }: LineOfStory,
): Promise<void> => {
  for (const { id: duty, code, domain } of duties) {
    if (answered && (answered[domain - 1] ?? 0) === 0) continue
    const isMet = !(code in broken)
    await ask(dutyCalls.set, person, {
      parameters: { id },
      body: { duty, kept: isMet, plan: isMet ? null : (broken[code] ?? null) },
    })
  }
}
