import { session } from '../../session/stored-session.ts'

const keyOf = (id: number): string => `vereda.translation.${session()?.user.id ?? 0}.${id}`

/** Words that were written and not saved, on this device; null when there are none. */
export const keptWords = (id: number): string | null => {
  try {
    return localStorage.getItem(keyOf(id))
  } catch {
    return null
  }
}

export const keepWords = (id: number, words: string | null): void => {
  try {
    if (words === null) localStorage.removeItem(keyOf(id))
    else localStorage.setItem(keyOf(id), words)
  } catch {
    // without storage the words last as long as the page
  }
}
