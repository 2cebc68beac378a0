import { expect, type Page } from '@playwright/test'

/** Issues of the browser's inspector: deprecations, blocked requests, violations of the policy. */
const inspect = async (page: Page, note: (found: string) => void): Promise<void> => {
  const client = await page.context().newCDPSession(page)
  client.on('Audits.issueAdded', ({ issue }) => {
    // Hints about forms are left to axe.
    if (issue.code !== 'GenericIssue') note(`${issue.code}: ${JSON.stringify(issue.details)}`)
  })
  await client.send('Audits.enable')
}

/** Records errors and warnings of the console and issues of the browser; the returned function takes them. */
export const listen = async (page: Page): Promise<() => string[]> => {
  let noted: string[] = []
  page.on('pageerror', ({ message }) => noted.push(`thrown: ${message}`))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) noted.push(`${message.type()}: ${message.text()}`)
  })
  await inspect(page, (found) => noted.push(found))
  return () => {
    const taken = noted
    noted = []
    return taken
  }
}

/** Records layout shifts of each page. */
export const watchJumps = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const jumps: { far: number; what: string }[] = []
    Object.assign(globalThis, { jumps })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
          sources: { node: Node | null }[]
        }
        if (hadRecentInput) continue
        const nodes = sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 30)}`)
        jumps.push({ far: value, what: `${value.toFixed(3)} ${nodes.join(' | ')}` })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The layout shifts of the page, if they add up to more than 0.05. */
export const jumps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { jumps = [] } = globalThis as { jumps?: { far: number; what: string }[] }
    const all = jumps.reduce((sum, { far }) => sum + far, 0)
    return all > 0.05 ? [`jumps of ${all.toFixed(3)}`, ...jumps.map(({ what }) => what)] : []
  })

/** Speed is measured elsewhere; a busy machine takes longer. */
const patient = { timeout: 60_000 }

/** Waits for the heading, the requests and the fonts. */
export const hasCome = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible(patient)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('main').locator('[aria-busy="true"], .animate-breathe')).toHaveCount(0, patient)
  await page.evaluate(() => document.fonts.ready)
}
