import { fileURLToPath } from 'node:url'
import type { Call } from 'contract/access/call'
import { addressOf, type Question } from 'contract/access/client'
import type { z } from 'zod'
import type { Someone } from '../../given/people.ts'
import { builtServer, freePort, startListening } from '../../reliability/processes/listening-server.ts'
import { countingWire, type WireCounts } from './wire.ts'

/** What one request costs, in counts: none depends on how fast or how busy the machine is. */
export type Cost = WireCounts & {
  /** Calls of functions of the server, and of the packages it stands on. */
  calls: number
  packageCalls: number
  /** The body of the answer, as it is before it is packed. */
  answerBytes: number
}

/** A request, with the call whose answer it gets. */
type Sending<Asking extends Call = Call> = {
  call: Asking
  url: string
  token: string
  body?: unknown
  key?: string
}

export const sendingOf = <Asking extends Call>(
  call: Asking,
  { token }: Someone,
  question: Question<Asking> = {},
  key?: string,
): Sending<Asking> => ({
  call,
  url: addressOf(call, question),
  token,
  body: question.body,
  ...(key !== undefined && { key }),
})

const counter = new URL('counting-calls.mjs', import.meta.url)

/** So many to get warm (statements get their names at the second run), then so many of which the least counts. */
const [warmUp, measured] = [3, 3]
export const questionsNeeded = warmUp + measured

/** The built server over a database, with all that it sends there and all that it calls counted. */
export const startCountedServer = async (databaseUrl: string, env: Record<string, string>) => {
  const wire = await countingWire(databaseUrl)
  const programs = await builtServer()
  const countingPort = await freePort()
  const server = await startListening(programs.folder, await freePort(), {
    ...env,
    DATABASE_URL: wire.url,
    COUNTING_PORT: String(countingPort),
    NODE_OPTIONS: `--import=${fileURLToPath(counter)}`,
  })
  const callsTaken = async (): Promise<{ own: number; packages: number }> =>
    JSON.parse(await (await fetch(`http://127.0.0.1:${countingPort}`)).text())

  const textOf = async ({ call, url, token, body, key }: Sending): Promise<string> => {
    const answer = await fetch(`${server.base}${url}`, {
      method: call.method,
      headers: {
        authorization: `Bearer ${token}`,
        'accept-encoding': 'identity',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${call.method} ${url} was answered with ${answer.status}: ${text}`)
    return text
  }
  const send = async <Asking extends Call>(sending: Sending<Asking>): Promise<z.output<Asking['answer']>> =>
    JSON.parse(await textOf(sending))

  /** What a call costs once the server is warm: of several times the least of each, as timers may fall into one. */
  const costOf = async (question: (at: number) => Sending): Promise<Cost> => {
    for (let at = 0; at < warmUp; at += 1) await textOf(question(at))
    const costs: Cost[] = []
    for (let at = 0; at < measured; at += 1) {
      const sending = question(warmUp + at)
      await callsTaken()
      wire.taken()
      const answerBytes = Buffer.byteLength(await textOf(sending))
      const onWire = wire.taken()
      const { own, packages } = await callsTaken()
      costs.push({ ...onWire, calls: own, packageCalls: packages, answerBytes })
    }
    const least = (of: keyof Cost) => Math.min(...costs.map((cost) => cost[of]))
    return {
      trips: least('trips'),
      statements: least('statements'),
      bytesOut: least('bytesOut'),
      bytesIn: least('bytesIn'),
      calls: least('calls'),
      packageCalls: least('packageCalls'),
      answerBytes: least('answerBytes'),
    }
  }

  const stop = async () => {
    await server.kill()
    wire.close()
    programs.remove()
  }
  return { send, costOf, stop }
}
