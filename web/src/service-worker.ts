/*
 * Keeps the files of the application on the device, so that it opens at once and without a connection. Never what
 * `/api` answers: that is each person's own, and the outbox keeps what they write.
 */

interface Worker {
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void
  addEventListener(type: 'fetch', listener: (event: Asked) => void): void
  addEventListener(type: 'message', listener: (event: Lasting & { data: unknown }) => void): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void>; matchAll(about: object): Promise<unknown[]> }
}
type Lasting = Event & { waitUntil(work: Promise<unknown>): void }
type Asked = Lasting & { request: Request; respondWith(answer: Promise<Response>): void }

/** Every file that is named by its content; the build puts its list in this place. */
declare const builtFiles: readonly string[]

const worker = self as unknown as Worker
const page = '/index.html'
const always = ['/boot.js', '/favicon.svg']
const atOnce = 4

const kept = () => caches.open('vereda')

/** A few at a time, so that what a person asks for meanwhile goes first. */
const bring = async (files: readonly string[]): Promise<void> => {
  const cache = await kept()
  const waiting = [...files]
  const lane = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      if (await cache.match(file)) continue
      const answer = await fetch(file)
      if (!answer.ok) throw new Error(`${file} is not there`)
      await cache.put(file, answer)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
}

/** The page comes last: from then on it is the new version that opens, and all that it needs is there. */
const install = async (): Promise<void> => {
  const cache = await kept()
  await bring(builtFiles)
  const fresh = [...always, page]
  const answers = await Promise.all(fresh.map((file) => fetch(file, { cache: 'no-cache' })))
  if (!answers.every(({ ok }) => ok)) throw new Error('the page is not there')
  for (const [place, answer] of answers.entries()) await cache.put(fresh[place] ?? page, answer)
  await worker.skipWaiting()
}

/** Files of versions before, when no page is open that may still need one. */
const clean = async (): Promise<void> => {
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (open.length > 0) return
  const cache = await kept()
  const current = new Set([...builtFiles, ...always, page])
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url)
    if (!current.has(pathname)) await cache.delete(request)
  }
}

const fromDevice = async (path: string, request: Request): Promise<Response> =>
  (await (await kept()).match(path)) ?? fetch(request)

/** What was not brought beforehand, such as a language, is kept from its first use. */
const asset = async (request: Request): Promise<Response> => {
  const cache = await kept()
  const found = await cache.match(request.url)
  if (found) return found
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request.url, answer.clone())
  return answer
}

worker.addEventListener('install', (event) => event.waitUntil(install()))
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
worker.addEventListener('message', (event) => {
  // What the first visit loaded before there was a worker.
  if (Array.isArray(event.data))
    event.waitUntil(bring(event.data.map(String).filter((path) => path.startsWith('/assets/'))))
})
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api')) return
  if (request.mode === 'navigate') {
    event.respondWith(fromDevice(page, request))
    event.waitUntil(clean())
  } else if (pathname.startsWith('/assets/')) event.respondWith(asset(request))
  else if (always.includes(pathname)) event.respondWith(fromDevice(pathname, request))
})
