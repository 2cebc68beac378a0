import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { senderAddress } from './networks.ts'
import type { RefuseUnreadable } from './unreadable.ts'

/** How many connections there may be, and how long one may be silent in the middle of a body; in milliseconds. */
export const connectionLimits = {
  all: 1000,
  ofAddress: 50,
  /** So many more while each has a whole request in work: a class behind one address begins its lesson at once. */
  ofBusyAddress: 200,
  /** How long one that asks nothing stays when its address has too many. */
  waiting: 1000,
  bodySilence: 30_000,
  /** An upload may wait half a minute for a slot, unread; a sender who is too slow is refused before this ends. */
  uploadSilence: 90_000,
  /** Nothing comes and nothing is read, an answer among it, for longer than any work takes. */
  stillness: 120_000,
  checkEvery: 1000,
}
type ConnectionLimits = typeof connectionLimits

/** Less than this in the time of silence is as good as nothing. */
const trickle = 4096

type ActiveRequest = { request: IncomingMessage; answer: ServerResponse; isUpload: boolean }
type Connection = {
  socket: Socket
  /** Since when it is as it is: opened, asking, or answered. */
  since: number
  active: ActiveRequest | null
  heard: { bytes: number; at: number }
}

const isUnread = (active: ActiveRequest | null): active is ActiveRequest =>
  active !== null && !active.request.complete

/** An upload may take its time, until it is answered. */
const isArriving = ({ isUpload, answer }: ActiveRequest): boolean => isUpload && !answer.writableEnded

/** It asks nothing, or has not come to the end of what it asks. */
const isWaiting = ({ active }: Connection): boolean =>
  active === null || (isUnread(active) && !isArriving(active))

/** The rest of a body did not come: said once, where nothing was said yet. */
const hangUp = ({ socket, active }: Connection, refuse: RefuseUnreadable): void => {
  if (active?.answer.headersSent) socket.destroy()
  else refuse(Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket)
}

/** Since the last look far too little came of a body. */
const isSilent = (connection: Connection, limits: ConnectionLimits): boolean => {
  const { socket, active, heard } = connection
  if (!isUnread(active)) return false
  const now = performance.now()
  if (now - heard.at < (isArriving(active) ? limits.uploadSilence : limits.bodySilence)) return false
  connection.heard = { bytes: socket.bytesRead, at: now }
  return socket.bytesRead - heard.bytes < trickle
}

const begin = (connection: Connection, active: ActiveRequest | null): void => {
  const at = performance.now()
  connection.active = active
  connection.since = at
  connection.heard.bytes = connection.socket.bytesRead
  connection.heard.at = at
}

/** Knows what the connection is about: a request until it is read and answered, then nothing. */
const follow = (connection: Connection, request: IncomingMessage, answer: ServerResponse): void => {
  const isUpload = /^(multipart\/form-data|application\/offset\+octet-stream)/.test(
    request.headers['content-type'] ?? '',
  )
  const active = { request, answer, isUpload }
  begin(connection, active)
  const end = () => {
    if (connection.active === active && answer.writableFinished && request.complete) begin(connection, null)
  }
  // each comes once by itself
  answer.on('finish', end)
  request.on('close', end)
}

/** Ends those that waited longest, and at least so long, until so many are left. */
const thin = (own: Set<Connection>, most: number, waited: number): void => {
  if (own.size <= most) return
  const until = performance.now() - waited
  const waiting = [...own].filter((each) => isWaiting(each) && each.since <= until)
  waiting.sort((one, other) => one.since - other.since)
  for (const each of waiting.slice(0, own.size - most)) {
    own.delete(each)
    each.socket.destroy()
  }
}

/**
 * Nobody holds the server's connections by doing nothing: a body that stops arriving is given up, an answer that is not
 * read too, and of an address with too many connections those that wait longest end first. Heads have Node's own limit;
 * a proxy that is trusted stands for many people and is not counted.
 */
export const guardConnections = (
  server: Server,
  isTrusted: (address: string) => boolean,
  refuse: RefuseUnreadable,
  limits: ConnectionLimits = connectionLimits,
): void => {
  server.maxConnections = limits.all
  server.timeout = limits.stillness
  const open = new Map<Socket, Connection>()
  const byAddress = new Map<string, Set<Connection>>()

  const count = (connection: Connection, ip: string): void => {
    const address = senderAddress(ip)
    const own = byAddress.get(address) ?? new Set<Connection>()
    byAddress.set(address, own.add(connection))
    connection.socket.once('close', () => {
      own.delete(connection)
      if (own.size === 0 && byAddress.get(address) === own) byAddress.delete(address)
    })
    thin(own, limits.ofBusyAddress, 0)
  }
  server.on('connection', (socket: Socket) => {
    const connection: Connection = { socket, since: 0, active: null, heard: { bytes: 0, at: 0 } }
    begin(connection, null)
    open.set(socket, connection)
    socket.once('close', () => open.delete(socket))
    const ip = socket.remoteAddress
    if (ip && !isTrusted(ip)) count(connection, ip)
  })
  server.prependListener('request', (request: IncomingMessage, answer: ServerResponse) => {
    const connection = open.get(request.socket)
    if (connection) follow(connection, request, answer)
  })
  const looking = setInterval(() => {
    for (const connection of open.values()) if (isSilent(connection, limits)) hangUp(connection, refuse)
    for (const own of byAddress.values()) thin(own, limits.ofAddress, limits.waiting)
  }, limits.checkEvery).unref()
  server.once('close', () => clearInterval(looking))
}
