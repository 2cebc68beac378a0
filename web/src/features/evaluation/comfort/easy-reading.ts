import { useSyncExternalStore } from 'react'

const key = 'vereda.easy'
const listeners = new Set<() => void>()
let isEasy = readKept()

function readKept(): boolean {
  try {
    return localStorage.getItem(key) === 'yes'
  } catch {
    return false
  }
}

/** Larger words and one thing at a time on the page of an indicator; kept on the device. */
export const changeEasyReading = (wanted: boolean): void => {
  isEasy = wanted
  try {
    if (wanted) localStorage.setItem(key, 'yes')
    else localStorage.removeItem(key)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useEasyReading = (): boolean => useSyncExternalStore(subscribe, () => isEasy)
