import { useSyncExternalStore } from 'react'
import { onDevice } from '../../../session/kept.ts'

const key = 'vereda.easy'
const listeners = new Set<() => void>()
let isEasy = onDevice.read(key) === 'yes'

/** Larger words and one thing at a time on the page of an indicator; kept on the device. */
export const changeEasyReading = (wanted: boolean): void => {
  isEasy = wanted
  onDevice.keep(key, wanted ? 'yes' : null)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useEasyReading = (): boolean => useSyncExternalStore(subscribe, () => isEasy)
