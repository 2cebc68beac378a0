import type { Page } from '@playwright/test'

/**
 * Holds the server's next answer to such a request: the server has acted, the page does not know. `held` resolves when
 * that is so; `release` gives the page its answer.
 */
export const lockAnswer = async (
  page: Page,
  method: string,
  path: string,
): Promise<{ arrived: Promise<void>; release: () => Promise<void> }> => {
  const browser = await page.context().newCDPSession(page)
  let stored: string | undefined
  const locked = new Promise<void>((resolve) => {
    browser.on('Fetch.requestPaused', ({ request, requestId }) => {
      if (request.method === method && stored === undefined) {
        stored = requestId
        resolve()
        // A page that was crashed meanwhile has no requests any more.
      } else void browser.send('Fetch.continueResponse', { requestId }).catch(() => undefined)
    })
  })
  await browser.send('Fetch.enable', { patterns: [{ urlPattern: `*${path}*`, requestStage: 'Response' }] })
  return {
    arrived: locked,
    release: async () => {
      await locked
      await browser.send('Fetch.continueResponse', { requestId: stored ?? '' })
    },
  }
}

/** The tab dies as when the device runs out of memory: nothing of the page runs any more, not even its farewell. */
export const crash = async (page: Page): Promise<void> => {
  const browser = await page.context().newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  // A page that is gone does not answer.
  void browser.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()
}
