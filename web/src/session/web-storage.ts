/** Wraps a browser storage: where it is full or forbidden, values last as long as the page. */
const safeStorage = (storageOf: () => Storage) => {
  const read = (key: string): string | null => {
    try {
      return storageOf().getItem(key)
    } catch {
      return null
    }
  }
  /** Null removes it; false where nothing can be stored. */
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
    /** The same for JSON; an unreadable value is null. */
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

/** For all tabs. */
export const onDevice = safeStorage(() => localStorage)
/** For this tab, until it is closed. */
export const inTab = safeStorage(() => sessionStorage)

/** Whether the browser stores nothing for this site. */
export const isStorageBlocked = (): boolean => {
  const probe = 'vereda.probe'
  const isBlocked = !inTab.keep(probe, '1') || !onDevice.keep(probe, '1')
  inTab.keep(probe, null)
  onDevice.keep(probe, null)
  return isBlocked
}
