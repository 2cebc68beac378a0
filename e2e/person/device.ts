import { expect, type Page } from '@playwright/test'

/** Everything stored on this device as text: both storages, and each database with all rows and files. */
export const deviceAsText = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const request = <Result>(request: IDBRequest<Result>): Promise<Result> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const plain = async (value: unknown): Promise<unknown> => {
      if (value instanceof Blob) return new TextDecoder('latin1').decode(await value.arrayBuffer())
      if (value instanceof Uint8Array) return new TextDecoder('latin1').decode(value)
      if (Array.isArray(value)) return Promise.all(value.map(plain))
      if (typeof value !== 'object' || value === null) return value
      const entries = Object.entries(value).map(async ([key, each]) => [key, await plain(each)])
      return Object.fromEntries((await Promise.all(entries)) as [string, unknown][])
    }
    const rows: unknown[] = [{ ...localStorage }, { ...sessionStorage }]
    for (const { name } of await indexedDB.databases()) {
      const database = await request(indexedDB.open(name ?? ''))
      for (const store of database.objectStoreNames)
        rows.push(await plain(await request(database.transaction(store).objectStore(store).getAll())))
      database.close()
    }
    return JSON.stringify(rows)
  })

/** Whether the device has what offline work needs, including the texts of the language. */
const isApplicationStored = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    if (navigator.serviceWorker.controller === null) return false
    const [, lists = ''] = /^const built = (.*)$/m.exec(await (await fetch('/sw.js')).text()) ?? []
    const { needed, texts }: { needed: string[]; texts: Record<string, string[]> } = JSON.parse(lists)
    const cache = await caches.open('vereda')
    const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
    return [...needed, ...(texts[document.documentElement.lang] ?? [])].every((file) => stored.has(file))
  })

export const applicationIsStored = (page: Page): Promise<void> =>
  expect.poll(() => isApplicationStored(page), { timeout: 60_000 }).toBe(true)

/** The time of the stored evaluation in milliseconds; 0 if there is none. */
export const evaluationKnownAt = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('vereda-answers')
        opening.onsuccess = () => {
          const request = opening.result.transaction('answers').objectStore('answers').getAll()
          request.onsuccess = () => {
            opening.result.close()
            const rows: { key: string; at: number }[] = request.result
            resolve(rows.find(({ key }) => key.includes('"latest"'))?.at ?? 0)
          }
        }
      }),
  )
