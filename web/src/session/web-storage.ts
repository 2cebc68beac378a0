/**
 * Where a browser keeps something beyond the page. One that keeps nothing (storage that is full or forbidden) is no
 * fault: what was chosen or written then lasts as long as the page.
 */
const safeStorage = (storageOf: () => Storage) => {
  const read = (key: string): string | null => {
    try {
      return storageOf().getItem(key)
    } catch {
      return null
    }
  }
  /** Null takes it away. False where nothing can be kept. */
  const store = (key: string, text: string | null): boolean => {
    try {
      if (text === null) storageOf().removeItem(key)
      else storageOf().setItem(key, text)
      return true
    } catch {
      return false
    }
  }
  return {
    read,
    keep: store,
    keys: (start: string): string[] => {
      try {
        return Object.keys(storageOf()).filter((key) => key.startsWith(start))
      } catch {
        return []
      }
    },
    /** The same for a value; what cannot be read is as if it were not there. */
    readValue: <Value>(key: string): Value | null => {
      try {
        return JSON.parse(read(key) ?? 'null') as Value | null
      } catch {
        return null
      }
    },
    storeValue: (key: string, value: object | null): boolean =>
      store(key, value === null ? null : JSON.stringify(value)),
  }
}

/** For all tabs, until it is taken away. */
export const onDevice = safeStorage(() => localStorage)
/** For this tab, until it is closed. */
export const inTab = safeStorage(() => sessionStorage)

/** Whether the browser stores nothing for this site, as some are set up or in some private windows. */
export const isStorageBlocked = (): boolean => {
  const probe = 'vereda.probe'
  const isBlocked = !inTab.keep(probe, '1') || !onDevice.keep(probe, '1')
  inTab.keep(probe, null)
  onDevice.keep(probe, null)
  return isBlocked
}
