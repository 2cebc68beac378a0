import { type BrowserContext, expect, type Page } from '@playwright/test'
import { enterAt } from '../person/enter.ts'
import { story } from '../story/story.ts'

/** Bytes per second, latency in milliseconds, and slowdown of the CPU. */
const [bytesPerSecond, latency, slowdown] = [400_000 / 8, 400, 4]

type Cost = { largestPaint: number; requests: number; bytes: number }

/** Records the largest contentful paint of each page. */
const notePaints = (context: BrowserContext) =>
  context.addInitScript(() => {
    const note = (painted: number) => Object.assign(globalThis, { painted })
    new PerformanceObserver((list) => note(list.getEntries().at(-1)?.startTime ?? 0)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    })
  })

const slowLine = {
  offline: false,
  downloadThroughput: bytesPerSecond,
  uploadThroughput: bytesPerSecond,
  latency,
}
const fastLine = { offline: false, downloadThroughput: -1, uploadThroughput: -1, latency: 0 }

/** Opens a path with a slow connection and CPU; requests of the service worker are not counted. */
const costOf = async (page: Page, path: string): Promise<Cost> => {
  const client = await page.context().newCDPSession(page)
  const cost: Cost = { largestPaint: 0, requests: 0, bytes: 0 }
  await client.send('Network.enable')
  client.on('Network.requestWillBeSent', () => {
    cost.requests += 1
  })
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    cost.bytes += encodedDataLength
  })
  await client.send('Network.emulateNetworkConditions', slowLine)
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(path, { timeout: 90_000 })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 90_000 })
  await page.waitForLoadState('networkidle', { timeout: 90_000 })
  cost.largestPaint = await page.evaluate(() => Number(Reflect.get(globalThis, 'painted') ?? 0))
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await client.send('Network.emulateNetworkConditions', fastLine)
  await client.detach()
  return cost
}

const cells = ({ largestPaint, requests, bytes }: Cost): string =>
  [Math.round(largestPaint), requests, (bytes / 1000).toFixed(0)]
    .map((cell) => String(cell).padStart(10))
    .join('')

// Prints figures and never fails because of them, since they depend on the machine.
story('what the main pages cost on a slow line, the first time and again', async ({ browser, place }) => {
  story.setTimeout(1_200_000)
  const begun = await place.evaluation(2026)
  const pages = {
    login: '/login',
    'home of a school': '/home',
    evaluations: '/evaluations',
    schools: '/schools',
    statistics: '/statistics',
    'results of a school': `/schools/results/${place.school.id}`,
    'an indicator': `${begun.path}?indicator=1.1.1`,
  }
  const lines: string[] = []
  for (const [name, path] of Object.entries(pages)) {
    const context = await browser.newContext({
      baseURL: place.url,
      viewport: { width: 390, height: 844 },
      locale: 'en-US',
      serviceWorkers: 'allow',
    })
    await notePaints(context)
    const page = await context.newPage()
    // An answer of the same origin that stores nothing on the device.
    if (name === 'login') await page.goto('/healthz')
    else await enterAt(page, name === 'home of a school' ? place.teacher : place.coordinator, '/healthz')
    const first = await costOf(page, path)
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
    const again = await costOf(page, path)
    expect(first.requests).toBeGreaterThan(0)
    lines.push(`${name.padEnd(22)}${cells(first)}${cells(again)}`)
    await context.close()
  }
  const heading = `400 kbit/s, ${latency} ms, processor slowed down fourfold: largest paint in ms (1,500 again), requests, KB; the first time and again`
  process.stdout.write(['', heading, ...lines, ''].join('\n'))
})
