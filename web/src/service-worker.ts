/*
 * Stores the application's files on the device for fast and offline starts. Answers of `/api` are never stored here,
 * since they are personal.
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
/** The page's language, and the files it loaded before there was a worker. */
type PageReport = { files: readonly string[]; language: string }

/** Files with a hash in their name; the build inserts the lists. */
declare const built: {
  /** Required for offline work; the worker is installed when they are stored. */
  needed: readonly string[]
  /** Other pages, stored when the page is idle, so that a new version does not remove them from an open page. */
  whenIdle: readonly string[]
  /** Viewers and fonts of other scripts, stored on first use. */
  onUse: readonly string[]
  /** Texts by language, required once a page used the language. */
  texts: Readonly<Record<string, readonly string[]>>
}

const worker = self as unknown as Worker
const page = '/index.html'
const always = ['/boot.js', '/favicon.svg', '/app.webmanifest']
/** Not a file: the languages that were used on this device. */
const languages = '/languages-in-use'
const lanes = 4

const openCache = () => caches.open('vereda')

/** A few at a time, so that requests of the page go first. */
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

/** The page is stored last, since it activates the new version, which is complete then. */
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
    ...built.whenIdle,
  ])
}

/** Removes files of former versions when no open page may need them. */
const clean = async (): Promise<void> => {
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (open.length > 0) return
  const cache = await openCache()
  const { needed, whenIdle, onUse, texts } = built
  const current = new Set([
    ...needed,
    ...whenIdle,
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
  // Pages of former versions send another message.
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
