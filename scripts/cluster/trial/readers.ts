import { setTimeout as pause } from 'node:timers/promises'
import { insist, type Session } from './ask.ts'

/** Counts of reads by the answering database, and the faults in them. */
export type Reads = { replica: number; primary: number; oldest: number; faults: string[] }

type Reading = { reads: Reads; reviewed: number; isOver: boolean }

export const newReads = (): Reads => ({ replica: 0, primary: 0, oldest: 0, faults: [] })

const read = async <Body extends object>(by: Session, { reads }: Reading, path: string): Promise<Body> => {
  const { answer, age } = await insist<Body>(by, { method: 'GET', path })
  reads[age > 0 ? 'replica' : 'primary'] += 1
  reads.oldest = Math.max(reads.oldest, age)
  return answer
}

type Lines = { results: { lines: { id: number; status: string }[] }[] }

/** A person who took a step must see it in the list at once, whichever database answers. */
export const readOwnStep = async (by: Session, work: Reading, expected: string): Promise<void> => {
  const { results } = await read<Lines>(by, work, 'evaluation/?order=-updated_at')
  const line = results.flatMap(({ lines }) => lines).find(({ id }) => id === work.reviewed)
  if (line?.status !== expected)
    work.reads.faults.push(`the list showed a line as ${line?.status} that was ${expected}`)
}

const figures = [
  'statistics/evaluations?type=status&model=country',
  'statistics/weak-points',
  'school/',
  'evaluation/',
  'statistics/trend',
]

/** Reads figures and lists continuously. */
export const readFigures = async (by: Session, work: Reading): Promise<void> => {
  for (let round = 0; !work.isOver; round += 1) {
    await read(by, work, figures[round % figures.length] ?? '')
    await pause(200)
  }
}
