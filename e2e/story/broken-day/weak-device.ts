import type { Page } from '@playwright/test'

/** Installed before the first page: its clock can be shifted, and its storage can fail. */
export const weakDevice = (): void => {
  const faults = { ahead: 0, isFull: false }
  Object.assign(globalThis, { faults })
  const now = Date.now.bind(Date)
  Date.now = () => now() + faults.ahead
  for (const name of ['put', 'add'] as const) {
    const write = IDBObjectStore.prototype[name]
    IDBObjectStore.prototype[name] = function refused(...entered) {
      if (faults.isFull) throw new DOMException('no room', 'QuotaExceededError')
      return write.apply(this, entered)
    }
  }
}

/** Sets how many milliseconds the clock is ahead, and whether the storage fails. */
export const setFault = (page: Page, change: { ahead?: number; isFull?: boolean }): Promise<void> =>
  page.evaluate((changed) => {
    const faults: unknown = Reflect.get(globalThis, 'faults')
    if (typeof faults === 'object' && faults !== null) Object.assign(faults, changed)
  }, change)
