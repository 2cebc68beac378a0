import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { askPrimary } from '../database.ts'
import type { Plan } from '../plan.ts'
import { type Answer, insist, logIn, newSession, type Session, type Wanted } from './ask.ts'
import { newReads, type Reads, readFigures, readOwnStep } from './readers.ts'

export type Kind = 'save' | 'comment' | 'file' | 'review'

/** An acknowledged write, and when its last try began. */
export type Acknowledged = { kind: Kind; id: number; text: string; begun: number; at: number }

type Cell = { result: number; options: number[]; at: number }

export type Work = {
  sessions: Session[]
  acknowledged: Acknowledged[]
  /** Earlier results by id. */
  before: Map<number, { version: number }>
  /** The line that is returned and submitted again. */
  reviewed: number
  reads: Reads
  isOver: boolean
  /** Resolves when nothing is unacknowledged any more. */
  ended: Promise<void>
}

const cellsOf = async (plan: Plan, line: number) =>
  askPrimary<{ id: number; version: number; options: number[] }>(
    plan,
    'vereda',
    `select results.id, results.version, array(select options.id from options
       where options.instrument_id = indicators.instrument_id and options.scale = indicators.scale
         and options.id <> results.option_id order by options.id limit 2) as options
     from results join indicators on indicators.id = results.indicator_id
     where line_id = ${line} and results.na_reason is null order by results.id`,
  )

export const lineOf = async (plan: Plan, status: string, school: string): Promise<number> => {
  const [line] = await askPrimary<{ id: number }>(
    plan,
    'vereda',
    `select lines.id from lines join evaluations on evaluations.id = lines.evaluation_id
       join schools on schools.id = evaluations.school_id
     where status = '${status}' and schools.name like '${school}%' order by lines.id limit 1`,
  )
  if (!line) throw new Error(`No line that is ${status}`)
  return line.id
}

/** The domains in which a line has evidence. */
export const categoriesOf = async (plan: Plan, line: number): Promise<number[]> => {
  const rows = await askPrimary<{ id: number }>(
    plan,
    'vereda',
    `select categories.id from categories join evaluations on evaluations.instrument_id = categories.instrument_id
       join lines on lines.evaluation_id = evaluations.id where lines.id = ${line} order by categories.id`,
  )
  return rows.map(({ id }) => id)
}

export const fileOf = (line: number, category: number, stage: number, text: string): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ evaluation_line: line, category, stage }))
    form.set(name, String(value))
  form.set('file', new Blob([text], { type: 'text/plain' }), 'plan.txt')
  return form
}

/**
 * Simulates people of the demonstration: answers, comments and files of a school, and a line that is returned and
 * submitted.
 */
export const beginWork = async (plan: Plan): Promise<Work> => {
  const base = `http://127.0.0.1:${plan.ports.people}`
  const open = await lineOf(plan, 'OPEN', 'Escuela Rayo')
  const reviewed = await lineOf(plan, 'IN REVIEW', '')
  const cells = await cellsOf(plan, open)
  if (cells.length < 8) throw new Error('Too few answers to change')
  const categories = await categoriesOf(plan, open)
  const session = async (username: string): Promise<Session> => {
    const made = newSession(base, username)
    await logIn(made)
    return made
  }
  const teachers = await Promise.all(['escuela', 'equipo', 'escuela', 'equipo', 'cusco', 'peru'].map(session))
  const [coordinator, reader] = [await session('admin'), await session('peru')]
  const work: Work = {
    sessions: [...teachers, coordinator, reader],
    acknowledged: [],
    before: new Map(cells.map(({ id, version }) => [id, { version }])),
    reviewed,
    reads: newReads(),
    isOver: false,
    ended: Promise.resolve(),
  }

  const done = async (
    kind: Kind,
    by: Session,
    wanted: Wanted,
    text: string,
    idOf = ({ id }: Answer) => id,
  ) => {
    const { answer, begun } = await insist(by, wanted)
    work.acknowledged.push({ kind, id: idOf(answer), text, begun, at: Date.now() })
  }
  /** Each teacher changes answers of their own. */
  const teach = async (by: Session, own: Cell[], number: number) => {
    for (let round = 0; !work.isOver; round += 1) {
      const cell = own[round % own.length]
      const option = cell?.options[cell.at % 2]
      if (cell && option !== undefined) {
        cell.at += 1
        await done(
          'save',
          by,
          { method: 'PATCH', path: `result/${cell.result}/`, body: { option } },
          String(option),
        )
      }
      const text = `Words of ${number}, ${round}: ${randomUUID()}`
      if (round % 24 === 12) {
        const body = { evaluation_line: open, text }
        await done('comment', by, { method: 'POST', path: 'comment/', key: randomUUID(), body }, text)
      }
      if (round % 24 === number && number < 4) {
        const category = categories[Math.floor(round / 24) % categories.length] ?? 0
        const body = fileOf(open, category, 1 + (round % 3), text)
        await done('file', by, { method: 'POST', path: 'file/', key: randomUUID(), body }, text)
      }
      await pause(100)
    }
  }
  const goBackAndForth = async () => {
    const step = async (name: string, body: object, status: string) => {
      await done(
        'review',
        coordinator,
        { method: 'POST', path: `evaluation-stage-progress/${reviewed}/${name}/`, key: randomUUID(), body },
        name,
        () => reviewed,
      )
      await readOwnStep(coordinator, work, status)
    }
    while (!work.isOver) {
      await step('return', { messages: [{ text: 'Look at it once more' }] }, 'OPEN')
      await pause(500)
      await step('submit-for-review', {}, 'IN REVIEW')
      await pause(500)
    }
  }
  const share = (at: number) =>
    cells.filter((_, place) => place % 4 === at).map(({ id, options }) => ({ result: id, options, at: 0 }))
  const all = [
    ...teachers.map((by, at) => teach(by, at < 4 ? share(at) : [], at)),
    goBackAndForth(),
    readFigures(reader, work),
  ]
  work.ended = Promise.all(all).then(() => {})
  return work
}
