import type { Attributes, Span } from './span.ts'

/** An OTLP receiver, such as the collector of OpenTelemetry. */
export type TracesPlace = {
  address: string
  headers: Record<string, string>
  service: string
  version: string
}

/** The most spans that wait: while a receiver is away, further ones are dropped, which bounds the memory. */
const mostWaiting = 4096
const atOnce = 512
/** Milliseconds. */
const every = 5_000
const patience = 10_000
/** Milliseconds that the end of a server waits for a receiver; the rest is dropped. */
const patienceAtEnd = 2_500

const valuesOf = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(Math.round(value)) } : { stringValue: value },
  }))

/** A span as OTLP writes it in JSON: ids in hex, times and whole numbers as text. */
const written = ({ trace, id, parent, name, kind, start, end, attributes, isFailed }: Span) => ({
  traceId: trace,
  spanId: id,
  ...(parent && { parentSpanId: parent }),
  name,
  kind,
  startTimeUnixNano: String(start),
  endTimeUnixNano: String(end),
  attributes: valuesOf(attributes),
  ...(isFailed && { status: { code: 2 } }),
})

const bodyOf = ({ service, version }: TracesPlace, spans: Span[]): string =>
  JSON.stringify({
    resourceSpans: [
      {
        resource: { attributes: valuesOf({ 'service.name': service, 'service.version': version }) },
        scopeSpans: [{ scope: { name: 'vereda' }, spans: spans.map(written) }],
      },
    ],
  })

/**
 * Collects spans and sends them by OTLP over HTTP, in JSON; what could not be sent is dropped and logged once in a
 * while.
 */
export const openSending = (place: TracesPlace, complain: (reason: string) => void) => {
  let waiting: Span[] = []
  let sending: Promise<void> | null = null
  let dropped = 0
  const ending = new AbortController()

  const post = async (spans: Span[]): Promise<void> => {
    const answer = await fetch(place.address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...place.headers },
      body: bodyOf(place, spans),
      redirect: 'error',
      signal: AbortSignal.any([ending.signal, AbortSignal.timeout(patience)]),
    }).catch(() => null)
    await answer?.body?.cancel().catch(() => undefined)
    if (ending.signal.aborted) dropped += spans.length
    if (!answer?.ok)
      complain(answer ? `the receiver of traces answered ${answer.status}` : 'the receiver of traces is away')
  }

  const sendAll = async (): Promise<void> => {
    while (waiting.length > 0 && !ending.signal.aborted) {
      const some = waiting.slice(0, atOnce)
      waiting = waiting.slice(atOnce)
      await post(some)
    }
    dropped += waiting.length
    waiting = []
    if (dropped > 0) complain(`${dropped} spans were let go of`)
    dropped = 0
  }

  const send = (): Promise<void> => {
    sending ??= sendAll().finally(() => {
      sending = null
    })
    return sending
  }

  const timer = setInterval(send, every).unref()
  return {
    take: (span: Span): void => {
      if (waiting.length >= mostWaiting) dropped += 1
      else waiting.push(span)
      if (waiting.length === atOnce) void send()
    },
    close: async (): Promise<void> => {
      clearInterval(timer)
      const end = setTimeout(() => ending.abort(), patienceAtEnd)
      await send()
      await send()
      clearTimeout(end)
    },
  }
}
