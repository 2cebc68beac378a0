const key = 'vereda.place'

type LastPlace = { evaluation: number; line: number; indicator: string }

/** Where somebody stopped, on this device and in this tab: home leads back there. */
export const rememberPlace = (evaluation: number, line: number, indicator: string): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify({ evaluation, line, indicator } satisfies LastPlace))
  } catch {
    // without storage home offers the first indicator without an answer
  }
}

export const lastPlace = (): LastPlace | null => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as LastPlace | null
  } catch {
    return null
  }
}
