import { evaluationCalls } from 'contract/evaluation/evaluations'
import { lineCalls } from 'contract/evaluation/lines'
import type { FastifyInstance } from 'fastify'
import { addReports } from './add-reports.ts'
import { demoClientOf } from './asking.ts'
import { dayFrom } from './days.ts'
import { instrumentFor } from './instrument.ts'
import { type DemoLine, fillLine, type StoryContext, takeStep } from './lines/fill-line.ts'
import { addPeople, logInAdministrator } from './people/add-people.ts'
import type { Rename } from './people/rename.ts'
import { addPlaces, type Places } from './places/add-places.ts'
import { stories } from './stories/stories.ts'
import type { DemoEdition, DemoStory } from './stories/story.ts'

/** The instrument is that of the story's edition. */
type Begun = { story: DemoStory; context: StoryContext; evaluation: number; line: number }

type Tellers = (edition: DemoEdition) => StoryContext

const yearOf = ({ today }: StoryContext, ago: number) => today.getUTCFullYear() + ago

const begin = async (tellers: Tellers, places: Places, story: DemoStory): Promise<Begun> => {
  const context = tellers(story.edition ?? 2)
  const ago = story.lines[0]?.year ?? 0
  const year = yearOf(context, ago)
  const evaluation = await context.ask(evaluationCalls.create, context.person(story.reviewer), {
    body: {
      school: places.get(story.school) ?? 0,
      instrument: context.instrument.id,
      year,
      date: ago === 0 ? dayFrom(context.today, -45) : `${year}-04-15`,
      period: story.period,
    },
  })
  return { story, context, evaluation: evaluation.id, line: evaluation.line.id }
}

const openNext = async (begun: Begun, kind: number): Promise<Begun> => {
  const { context } = begun
  const { ask, person } = context
  const { line } = await ask(lineCalls.open, person(begun.story.reviewer), {
    parameters: { id: begun.line },
    body: {
      status: 'OPEN',
      evaluation: begun.evaluation,
      year: yearOf(context, begun.story.lines[kind]?.year ?? 0),
    },
  })
  return { ...begun, line: line.id }
}

/**
 * Base lines are filled in parallel, then steps after them one by one, so that the order is always the same; then the
 * second lines, and the third.
 */
const addStories = async (tellers: Tellers, places: Places): Promise<void> => {
  const begun: Begun[] = []
  for (const story of stories) begun.push(await begin(tellers, places, story))
  for (const kind of [0, 1, 2]) {
    const lines: (DemoLine & Pick<Begun, 'context'>)[] = []
    for (const [at, each] of begun.entries()) {
      const line = each.story.lines[kind]
      if (!line) continue
      const now = kind === 0 ? each : await openNext(each, kind)
      begun[at] = now
      lines.push({ ...now, line, id: now.line })
    }
    const filled = await Promise.all(lines.map((line) => fillLine(line.context, line)))
    for (const [at, story] of lines.entries()) {
      for (const step of story.line.afterwards ?? [])
        await takeStep(story.context, story, filled[at] ?? new Map(), step)
    }
  }
}

/** Fills an empty Vereda by calls of the product; on the same day the result is always the same. */
export const fill = async (app: FastifyInstance, rename: Rename, today: Date): Promise<void> => {
  const client = demoClientOf(app)
  const admin = await logInAdministrator(client)
  const places = await addPlaces(client, admin, today)
  const people = await addPeople(client, admin, places, rename)
  const person = (username: string) => {
    const found = people.get(username)
    if (!found) throw new Error(`Nobody is called ${username}`)
    return found
  }
  const [first, second] = [await instrumentFor(client, admin, 1), await instrumentFor(client, admin, 2)]
  const tellers = (edition: DemoEdition) => ({
    ...client,
    instrument: edition === 1 ? first : second,
    person,
    today,
  })
  await addStories(tellers, places)
  await addReports(tellers(2))
}
