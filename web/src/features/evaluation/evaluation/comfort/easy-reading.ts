import { useSyncExternalStore } from 'react'
import { listeners } from '../../../../listeners.ts'
import { onDevice } from '../../../../session/kept.ts'

const key = 'vereda.easy'
const { listen, tell } = listeners()
let isEasy = onDevice.read(key) === 'yes'

/** Larger words and one thing at a time on the page of an indicator; kept on the device. */
export const changeEasyReading = (wanted: boolean): void => {
  isEasy = wanted
  onDevice.keep(key, wanted ? 'yes' : null)
  tell()
}

export const useEasyReading = (): boolean => useSyncExternalStore(listen, () => isEasy)
