import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { freePort } from '../../reliability/processes/listening-server.ts'
import { atTheEnd } from '../../running/endings.ts'

type Value = { stringValue?: string; intValue?: string }

export type Received = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: { key: string; value: Value }[]
  status?: { code: number }
}

type Body = { resourceSpans: { scopeSpans: { spans: Received[] }[] }[] }

const resourcesIn = (body: string): Body['resourceSpans'] => JSON.parse(body).resourceSpans

/** Takes spans as a collector of OpenTelemetry does, by OTLP over HTTP in JSON. */
export const startReceiver = async () => {
  const bodies: string[] = []
  const state = { status: 200, isSilent: false }
  const server = createServer(async (request, response) => {
    const isOtlp = request.url === '/v1/traces' && request.headers['content-type'] === 'application/json'
    const body = await text(request)
    if (isOtlp && request.headers['x-tenant'] === 'a b') bodies.push(body)
    if (state.isSilent) return
    response.writeHead(isOtlp ? state.status : 404).end('{}')
  })
  const port = await freePort()
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  atTheEnd(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    state,
    bodies,
    address: `http://127.0.0.1:${port}`,
    spans: (): Received[] =>
      bodies.flatMap((body) =>
        resourcesIn(body).flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
  }
}

export const attributesOf = ({ attributes }: Received): Record<string, string | undefined> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]))
