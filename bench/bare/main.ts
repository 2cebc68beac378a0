import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { type Actor, actorOf } from './actor.ts'
import { categories } from './categories.ts'
import { evaluationDetail } from './evaluation.ts'
import { evaluationList } from './evaluations.ts'
import { statisticOfSums } from './kept-sums.ts'
import { actionPlan } from './plan.ts'
import { saveResult } from './save.ts'
import { schoolList } from './schools.ts'
import { countryList, inMemory, notificationList, oneSchool, schoolAnswers } from './truly-bare.ts'
import { changeAlone, changeSchoolAlone, commentAlone, saveAlone } from './truly-bare-saves.ts'

/** As many connections as the server. */
const connections = 20

const pool = new pg.Pool({
  connectionString: process.env['DATABASE_URL'] ?? '',
  max: connections,
  // No type conversion: JSON is sent as PostgreSQL wrote it.
  types: { getTypeParser: (() => (text: string) => text) as pg.CustomTypesConfig['getTypeParser'] },
  onConnect: async (client) => {
    await client.query("set timezone = 'UTC'")
  },
})

const bodyOf = async (request: IncomingMessage) => {
  let text = ''
  for await (const part of request) text += part
  return JSON.parse(text)
}

/** The minimal server: one statement for each request, tokens in memory, and a save that only writes a row. */
const isTrulyBare = process.env['TRULY_BARE'] === '1'
const whoAsks = isTrulyBare
  ? inMemory((header) => actorOf(pool, header))
  : (header?: string) => actorOf(pool, header)

type Answering = (actor: Actor, address: URL, request: IncomingMessage) => Promise<string | null>

const idIn = (address: URL): number => Number(address.pathname.split('/')[3])

/** Calls of the minimal server only. */
const onlyTruly: [RegExp, Answering][] = [
  [/^GET \/api\/statistics\/schools$/, (actor) => statisticOfSums(pool, actor, 'management')],
  [/^GET \/api\/statistics\/evaluations$/, (actor) => statisticOfSums(pool, actor, 'status')],
  [
    /^PATCH \/api\/result\/\d+\/$/,
    async (actor, address, request) => changeAlone(pool, actor, idIn(address), await bodyOf(request)),
  ],
  [
    /^PATCH \/api\/school\/\d+\/$/,
    async (actor, address, request) => changeSchoolAlone(pool, actor, idIn(address), await bodyOf(request)),
  ],
  [
    /^POST \/api\/comment\/$/,
    async (actor, _address, request) => commentAlone(pool, actor, await bodyOf(request)),
  ],
]

const routes: [RegExp, Answering][] = [
  [/^GET \/api\/school\/$/, (actor, address) => schoolList(pool, actor, address)],
  [/^GET \/api\/school\/\d+\/$/, (actor, address) => oneSchool(pool, actor, idIn(address))],
  [/^GET \/api\/results_school\/\d+\/$/, (actor, address) => schoolAnswers(pool, actor, idIn(address))],
  [/^GET \/api\/country\/$/, (actor, address) => countryList(pool, actor, address)],
  [/^GET \/api\/notifications\/$/, (actor, address) => notificationList(pool, actor, address)],
  [/^GET \/api\/evaluation\/$/, (actor, address) => evaluationList(pool, actor, address)],
  [/^GET \/api\/evaluation\/\d+\/$/, (actor, address) => evaluationDetail(pool, actor, idIn(address))],
  [/^GET \/api\/evaluation\/\d+\/action_plan\/$/, (actor, address) => actionPlan(pool, actor, idIn(address))],
  [/^GET \/api\/instruments\/\d+\/categories\/$/, (_actor, address) => categories(pool, idIn(address))],
  [
    /^POST \/api\/result\/$/,
    async (actor, _address, request) => {
      const body = await bodyOf(request)
      return isTrulyBare ? saveAlone(pool, actor, body) : saveResult(pool, actor, body)
    },
  ],
  ...(isTrulyBare ? onlyTruly : []),
]

const answer = async (request: IncomingMessage): Promise<[number, string]> => {
  const actor = await whoAsks(request.headers.authorization)
  if (!actor) return [401, '{}']
  const address = new URL(request.url ?? '/', 'http://localhost')
  const asked = `${request.method} ${address.pathname}`
  const route = routes.find(([pattern]) => pattern.test(asked))
  const text = (await route?.[1](actor, address, request)) ?? null
  if (text === null) return [404, '{}']
  return [request.method === 'POST' ? 201 : 200, text]
}

/**
 * The reference: the best hand-written SQL on node:http alone, with JSON made by PostgreSQL. Started with an IPC
 * channel, it reports its port.
 */
const server = createServer((request, response) => {
  void answer(request)
    .catch((error: unknown): [number, string] => {
      console.error(error)
      return [500, '{}']
    })
    .then(([status, text]) =>
      response
        .writeHead(status, {
          'Content-Type': 'application/json; charset=utf-8',
          'Content-Length': Buffer.byteLength(text),
        })
        .end(text),
    )
})

server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.once('disconnect', () => process.exit(0))
