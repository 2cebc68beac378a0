import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

/** SpanKind of OpenTelemetry: own work, an answer, or a request to another system. */
export const kinds = { internal: 1, server: 2, client: 3 } as const

/** What was done; never by whom, never the content. */
export type Attributes = Record<string, string | number>

export type Span = {
  trace: string
  id: string
  parent: string | null
  name: string
  kind: number
  /** Nanoseconds since 1970. */
  start: bigint
  end: bigint
  attributes: Attributes
  isFailed: boolean
}

/** The trace and parent of a span; nothing is stored where it is not recorded. */
export type Place = { trace: string; parent: string | null; isRecorded: boolean }

export type What = { name: string; kind: number; attributes?: Attributes }

export type Tracer = {
  /** Starts a span at a place; `end` hands it over. */
  begin(name: string, kind: number, place: Place, attributes?: Attributes): OpenSpan
  /** Does the work in a span below the current one, or in the first span of a trace. */
  within<Answer>(
    what: What,
    work: () => Promise<Answer>,
    hasFailed?: (answer: Answer) => boolean,
  ): Promise<Answer>
  /** Whether there is a current span. */
  isUnderWay(): boolean
  /** Spans of `work`, and of all it starts, are below this place. */
  below<Answer>(place: Place, work: () => Answer): Answer
}

export type OpenSpan = { place: Place; end(outcome?: { attributes?: Attributes; isFailed?: boolean }): void }

const current = new AsyncLocalStorage<Place>()

/** The time of day at the start plus the monotonic clock, which never jumps. */
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
      // an error's message may repeat its input
      span.end({
        isFailed: true,
        attributes: { 'error.type': error instanceof Error ? error.name : 'unknown' },
      })
      throw error
    }
  }
  return { begin, within, below, isUnderWay: () => current.getStore() !== undefined }
}
