import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

/** What OpenTelemetry calls what a span is to the system: its own work, an answer, or a question to another one. */
export const kinds = { internal: 1, server: 2, client: 3 } as const

/** Words and figures that say what was done; never of whom, never what was in it. */
export type Attributes = Record<string, string | number>

export type Span = {
  trace: string
  id: string
  parent: string | null
  name: string
  kind: number
  /** Nanoseconds of the clock. */
  start: bigint
  end: bigint
  attributes: Attributes
  isFailed: boolean
}

/** Where a span belongs: to a trace, below another span; nobody looks where it is not to be recorded. */
export type Place = { trace: string; parent: string | null; isRecorded: boolean }

export type What = { name: string; kind: number; attributes?: Attributes }

export type Tracer = {
  /** Begins one at a place; `end` hands it over. */
  begin(name: string, kind: number, place: Place, attributes?: Attributes): OpenSpan
  /** Does the work as a span below the one that is under way, or as the first of a trace. */
  within<Answer>(
    what: What,
    work: () => Promise<Answer>,
    hasFailed?: (answer: Answer) => boolean,
  ): Promise<Answer>
  /** Whether anything is under way here that a span would belong to. */
  isUnderWay(): boolean
  /** What runs in `work`, and all that comes of it, belongs below this. */
  below<Answer>(place: Place, work: () => Answer): Answer
}

export type OpenSpan = { place: Place; end(outcome?: { attributes?: Attributes; isFailed?: boolean }): void }

const current = new AsyncLocalStorage<Place>()

/** The clock of the day at the start, and from then on the one that never jumps. */
const origin = BigInt(Date.now()) * 1_000_000n - process.hrtime.bigint()
const now = (): bigint => origin + process.hrtime.bigint()

export const newTrace = (): Place => ({
  trace: randomBytes(16).toString('hex'),
  parent: null,
  isRecorded: true,
})

export const openTracer = (take: (span: Span) => void): Tracer => {
  const begin: Tracer['begin'] = (name, kind, { trace, parent, isRecorded }, attributes = {}) => {
    const id = randomBytes(8).toString('hex')
    const start = now()
    return {
      place: { trace, parent: id, isRecorded },
      end: (outcome = {}) => {
        if (!isRecorded) return
        const isFailed = outcome.isFailed ?? false
        take({
          trace,
          id,
          parent,
          name,
          kind,
          start,
          end: now(),
          attributes: { ...attributes, ...outcome.attributes },
          isFailed,
        })
      },
    }
  }
  const below: Tracer['below'] = (place, work) => current.run(place, work)
  const within: Tracer['within'] = async ({ name, kind, attributes = {} }, work, hasFailed = () => false) => {
    const span = begin(name, kind, current.getStore() ?? newTrace(), attributes)
    try {
      const answer = await below(span.place, work)
      span.end({ isFailed: hasFailed(answer) })
      return answer
    } catch (error) {
      // what an error says may repeat what it was given
      span.end({
        isFailed: true,
        attributes: { 'error.type': error instanceof Error ? error.name : 'unknown' },
      })
      throw error
    }
  }
  return { begin, within, below, isUnderWay: () => current.getStore() !== undefined }
}
