import type { Page } from '@playwright/test'

/**
 * Holds back the server's next answer to a matching request. `held` resolves when the server has acted; `release`
 * passes the answer on.
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
        // The page may have crashed meanwhile.
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

/** Crashes the tab, so that no further script runs. */
export const crash = async (page: Page): Promise<void> => {
  const browser = await page.context().newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  // A crashed page does not answer.
  void browser.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()
}
