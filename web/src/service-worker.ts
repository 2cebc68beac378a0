/*
 * Stores the files of the application on the device, so that it opens at once and without a connection. Never what
 * `/api` answers: that is each person's own, and the outbox stores what they write.
 */

interface Worker {
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
  addEventListener(
    type: 'message',
    listener: (event: Extendable & Pick<MessageEvent<PageReport>, 'data' | 'ports'>) => void,
  ): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void>; matchAll(about: object): Promise<unknown[]> }
}
type Extendable = Event & { waitUntil(work: Promise<unknown>): void }
type Fetching = Extendable & { request: Request; respondWith(answer: Promise<Response>): void }
/** A page says which language it is in, and what it loaded before there was a worker. */
type PageReport = { files: readonly string[]; language: string }

/** Every file that is named by its content; the build puts its lists in this place. */
declare const built: {
  /** What work without a connection needs: the worker is complete with these. */
  needed: readonly string[]
  /** The other pages, fetched when the page is quiet, so that a new version takes none of them from an open page. */
  later: readonly string[]
  /** Viewers and letters of other scripts: stored from their first use. */
  onUse: readonly string[]
  /** The texts of a language are needed as soon as a page was in it. */
  texts: Readonly<Record<string, readonly string[]>>
}

const worker = self as unknown as Worker
const page = '/index.html'
const always = ['/boot.js', '/favicon.svg', '/app.webmanifest']
/** Not a file: the languages that were in use on this device. */
const languages = '/languages-in-use'
const lanes = 4

const openCache = () => caches.open('vereda')

/** A few at a time, so that what a person asks for meanwhile goes first. */
const store = async (files: readonly string[]): Promise<void> => {
  const cache = await openCache()
  const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const waiting = files.filter((file) => !stored.has(file))
  const lane = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      const answer = await fetch(file)
      if (!answer.ok) throw new Error(`${file} is not there`)
      await cache.put(file, answer)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

const languagesInUse = async (): Promise<string[]> =>
  (await (await (await openCache()).match(languages))?.json()) ?? []

const textsOf = (used: readonly string[]): string[] => used.flatMap((language) => built.texts[language] ?? [])

/** The page comes last: from then on it is the new version that opens, and all that it needs is there. */
const install = async (): Promise<void> => {
  const cache = await openCache()
  await store([...built.needed, ...textsOf(await languagesInUse())])
  const fresh = [...always, page]
  const answers = await Promise.all(fresh.map((file) => fetch(file, { cache: 'no-cache' })))
  if (!answers.every(({ ok }) => ok)) throw new Error('the page is not there')
  for (const [place, answer] of answers.entries()) await cache.put(fresh[place] ?? page, answer)
  await worker.skipWaiting()
}

const storeForPage = async ({ files, language }: PageReport): Promise<void> => {
  const used = new Set(await languagesInUse()).add(language)
  await (await openCache()).put(languages, Response.json([...used]))
  await store([
    ...files.filter((file) => file.startsWith('/assets/')),
    ...textsOf([language]),
    ...built.later,
  ])
}

/** Files of versions before, when no page is open that may still need one. */
const clean = async (): Promise<void> => {
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (open.length > 0) return
  const cache = await openCache()
  const { needed, later, onUse, texts } = built
  const current = new Set([
    ...needed,
    ...later,
    ...onUse,
    ...Object.values(texts).flat(),
    ...always,
    page,
    languages,
  ])
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url)
    if (!current.has(pathname)) await cache.delete(request)
  }
}

const fromDevice = async (path: string, request: Request): Promise<Response> =>
  (await (await openCache()).match(path)) ?? fetch(request)

const asset = async (request: Request): Promise<Response> => {
  const cache = await openCache()
  const found = await cache.match(request.url)
  if (found) return found
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request.url, answer.clone())
  return answer
}

worker.addEventListener('install', (event) => event.waitUntil(install()))
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
worker.addEventListener('message', (event) => {
  // a page of a version before says it in another way
  if (!event.data.language) return
  const answer = (isStored: boolean) => event.ports[0]?.postMessage(isStored)
  event.waitUntil(
    storeForPage(event.data).then(
      () => answer(true),
      () => answer(false),
    ),
  )
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
