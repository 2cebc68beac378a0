import { inTab } from '../../session/web-storage.ts'

const key = 'vereda.place'

type LastPlace = { evaluation: number; line: number; indicator: string }

/** Where somebody stopped, on this device and in this tab, for the link on home. */
export const rememberPlace = (evaluation: number, line: number, indicator: string): void => {
  inTab.storeValue(key, { evaluation, line, indicator } satisfies LastPlace)
}

export const lastPlace = (): LastPlace | null => inTab.readValue(key)
