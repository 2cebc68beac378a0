import { type BrowserContext, expect, type Page } from '@playwright/test'
import { savedState } from '../../person/answering.ts'
import { staySignedIn } from '../../person/enter.ts'
import type { Person } from '../asking.ts'
import { newDevice, type OwnBrowser } from './own-browser.ts'
import { weakDevice } from './weak-device.ts'

/** Slow connections take time. */
const patient = { timeout: 120_000 }

/** A person on their own device, whose browser can be killed. */
export const personOn = async (address: string, who: Person) => {
  const device = await newDevice()
  const start = async (): Promise<{ browser: OwnBrowser; tab: Page }> => {
    const browser = await device.open()
    await browser.context.addInitScript(weakDevice)
    return { browser, tab: browser.context.pages()[0] ?? (await browser.context.newPage()) }
  }
  let now = await start()
  const open = async (path: string, page = now.tab): Promise<void> => {
    await page.goto(address + path, patient)
    const [code = ''] = /[\d.]+$/.exec(path) ?? []
    await expect(page.getByRole('heading', { level: 1, name: `${code} ` })).toBeVisible(patient)
  }
  await staySignedIn(now.tab, who, address)
  return {
    page: () => now.tab,
    context: (): BrowserContext => now.browser.context,
    open,
    /** Kills the browser and opens this page in it. */
    killAndOpen: async (path: string): Promise<void> => {
      await now.browser.kill()
      now = await start()
      await open(path)
    },
    isAllSent: async (): Promise<boolean> =>
      (await savedState(now.tab).innerText()).includes('Sent and kept'),
    leave: async (): Promise<void> => {
      await now.browser.kill()
      await device.remove()
    },
  }
}
