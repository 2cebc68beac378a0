import { useSyncExternalStore } from 'react'
import { listeners } from '../../../../listeners.ts'
import { onDevice } from '../../../../session/web-storage.ts'

const key = 'vereda.easy'
const { listen, notify } = listeners()
let isEasy = onDevice.read(key) === 'yes'

/** Larger and shorter texts and one part at a time on the page of an indicator; stored on the device. */
export const changeEasyReading = (wanted: boolean): void => {
  isEasy = wanted
  onDevice.keep(key, wanted ? 'yes' : null)
  notify()
}

export const useEasyReading = (): boolean => useSyncExternalStore(listen, () => isEasy)
