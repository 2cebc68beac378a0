import { useSyncExternalStore } from 'react'
import { listeners } from '../../../../listeners.ts'
import { onDevice } from '../../../../session/web-storage.ts'

const key = 'vereda.easy'
const { listen, notify } = listeners()
let isEasy = onDevice.read(key) === 'yes'

/** Larger words and one thing at a time on the page of an indicator; kept on the device. */
export const changeEasyReading = (wanted: boolean): void => {
  isEasy = wanted
  onDevice.keep(key, wanted ? 'yes' : null)
  notify()
}

export const useEasyReading = (): boolean => useSyncExternalStore(listen, () => isEasy)
