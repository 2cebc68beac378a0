import { type BrowserContext, expect, type Page } from '@playwright/test'
import { savedState } from '../../person/answering.ts'
import { staySignedIn } from '../../person/enter.ts'
import type { Person } from '../asking.ts'
import { newDevice, type OwnBrowser } from './own-browser.ts'
import { weakDevice } from './weak-device.ts'

/** A slow line takes its time. */
const patient = { timeout: 120_000 }

/** Somebody on a device of their own, whose browser can be killed and opened again. */
export const personOn = async (address: string, who: Person) => {
  const device = await newDevice()
  let browser: OwnBrowser
  let tab: Page

  const start = async (): Promise<void> => {
    browser = await device.open()
    await browser.context.addInitScript(weakDevice)
    tab = browser.context.pages()[0] ?? (await browser.context.newPage())
  }
  const open = async (path: string, page = tab): Promise<void> => {
    await page.goto(address + path, patient)
    const [code = ''] = /[\d.]+$/.exec(path) ?? []
    await expect(page.getByRole('heading', { level: 1, name: `${code} ` })).toBeVisible(patient)
  }
  await start()
  await staySignedIn(tab!, who, address)
  return {
    page: () => tab,
    context: (): BrowserContext => browser.context,
    open,
    /** Ends the browser without a warning, and opens this page in it again. */
    killAndOpen: async (path: string): Promise<void> => {
      await browser.kill()
      await start()
      await open(path)
    },
    isAllSent: async (): Promise<boolean> => (await savedState(tab).innerText()).includes('Sent and kept'),
    leave: async (): Promise<void> => {
      await browser.kill()
      await device.remove()
    },
  }
}
