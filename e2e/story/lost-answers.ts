import type { Page } from '@playwright/test'

/**
 * The next answer of the server to such a request never reaches the page: it is held when the server has acted.
 * Resolves when that has happened.
 */
export const holdAnswer = async (
  page: Page,
  method: string,
  path: string,
): Promise<{ held: Promise<void> }> => {
  const browser = await page.context().newCDPSession(page)
  const held = new Promise<void>((resolve) => {
    browser.on('Fetch.requestPaused', ({ request, requestId }) => {
      if (request.method === method) resolve()
      // A page that was crashed meanwhile has no requests any more.
      else void browser.send('Fetch.continueResponse', { requestId }).catch(() => undefined)
    })
  })
  await browser.send('Fetch.enable', { patterns: [{ urlPattern: `*${path}*`, requestStage: 'Response' }] })
  return { held }
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
