import { pageAddress, secret, text, textAs, wrong } from './read-setting.ts'

/** Where spans go, and under which name. */
export type TracesTo = { address: string; headers: Record<string, string>; service: string }

/** As OpenTelemetry writes them: `name=value`, with commas between them. */
const headersIn = (value: string): Record<string, string> | null => {
  const pairs = value.split(',').map((each) => each.match(/^\s*([\w-]+)=(.*?)\s*$/))
  if (pairs.includes(null)) return null
  try {
    return Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? '', decodeURIComponent(pair?.[2] ?? '')]))
  } catch {
    return null
  }
}

export const tracesSettings = {
  /** None: no traces. */
  OTEL_EXPORTER_OTLP_ENDPOINT: textAs(
    (value) => pageAddress(value)?.href.replace(/\/+$/, '') ?? null,
    'an address such as http://127.0.0.1:4318',
  ).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: secret(3).optional(),
  OTEL_SERVICE_NAME: text.max(120, 'of at most 120 characters').default('vereda'),
}

type Read = {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
  OTEL_EXPORTER_OTLP_HEADERS?: string | undefined
  OTEL_SERVICE_NAME: string
}

export const tracesOf = (read: Read): TracesTo | null => {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: sent } = read
  if (!endpoint) return null
  const headers = sent === undefined ? {} : headersIn(sent)
  if (headers === null) throw wrong('OTEL_EXPORTER_OTLP_HEADERS', 'name=value, with commas between them')
  return { address: `${endpoint}/v1/traces`, headers, service: read.OTEL_SERVICE_NAME }
}
