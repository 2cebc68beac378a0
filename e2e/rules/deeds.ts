import type { Page } from '@playwright/test'

type Noted = { deed: number; duration: number }
type Noting = { noted?: Noted[] }

/** The slow phone of `design/ux.md` §3. */
const slowdown = 4

/** Records in each page the time from an input to the next paint. */
export const watchActions = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const noted: Noted[] = []
    Object.assign(globalThis, { noted })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId, duration } = entry as PerformanceEntry & { interactionId: number }
        if (interactionId) noted.push({ deed: interactionId, duration })
      }
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  })
}

const clear = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const noted: unknown = Reflect.get(globalThis, 'noted')
    if (Array.isArray(noted)) noted.splice(0)
  })

/** The longest since, in milliseconds; below 16 is not recorded. */
const longest = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // Entries are delivered after the paint.
    for (let picture = 0; picture < 3; picture += 1) await new Promise(requestAnimationFrame)
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 }))
    const { noted = [] } = globalThis as Noting
    return noted.reduce((most, { duration }) => Math.max(most, duration), 0)
  })

export type Took = {
  /** From an input to the next paint, the longest, in milliseconds. */
  picture: number
  /** CPU time of the page meanwhile in milliseconds, which does not depend on other work. */
  work: number
}

/** Does something with a slow CPU until it is painted. */
export const timed = async (
  page: Page,
  action: () => Promise<unknown>,
  isSeen: () => Promise<unknown>,
): Promise<Took> => {
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable', { timeDomain: 'threadTicks' })
  const computed = async (): Promise<number> => {
    const { metrics } = await client.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
  await clear(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const before = await computed()
  await action()
  await isSeen()
  const work = (await computed()) - before
  const picture = await longest(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await client.detach()
  return { picture, work }
}
