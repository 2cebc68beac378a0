import { expect, type Page } from '@playwright/test'

/**
 * What the browser's own inspector finds: parts of the web that are going away, what it blocked, what its policy
 * refused.
 */
const inspect = async (page: Page, note: (found: string) => void): Promise<void> => {
  const client = await page.context().newCDPSession(page)
  client.on('Audits.issueAdded', ({ issue }) => {
    // Hints about forms: the names and labels of fields are judged by axe.
    if (issue.code !== 'GenericIssue') note(`${issue.code}: ${JSON.stringify(issue.details)}`)
  })
  await client.send('Audits.enable')
}

/**
 * Begins to note what the page writes to its console as an error or a warning, and what the browser finds wrong with
 * it; what was noted is taken by asking.
 */
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

/** Before the first page: each page counts how far its parts jump by themselves while it comes. */
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

/** The jumps of the page as it is now, when they come to more than 0.05 together. */
export const jumps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { jumps = [] } = globalThis as { jumps?: { far: number; what: string }[] }
    const all = jumps.reduce((sum, { far }) => sum + far, 0)
    return all > 0.05 ? [`jumps of ${all.toFixed(3)}`, ...jumps.map(({ what }) => what)] : []
  })

/** How soon a page comes is measured elsewhere; a machine with other work takes its time. */
const patient = { timeout: 60_000 }

/** Everything has come: its heading, what it asked for, and its letters. */
export const hasCome = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible(patient)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('main').locator('[aria-busy="true"], .animate-breathe')).toHaveCount(0, patient)
  await page.evaluate(() => document.fonts.ready)
}
