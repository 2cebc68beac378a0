import { useSyncExternalStore } from 'react'
import { currentAppearance, onAppearanceChange } from './appearance.ts'

/** The Network Information API, which not every browser has. */
type Line = EventTarget & { saveData?: boolean; effectiveType?: string; downlink?: number }

declare global {
  interface Navigator {
    connection?: Line
  }
}

const line = (): Line | undefined => navigator.connection

/** Megabits per second below which a photo takes too long. */
const slow = 0.5

const isCostly = ({ saveData, effectiveType, downlink }: Line): boolean =>
  saveData === true ||
  effectiveType?.endsWith('2g') === true ||
  (downlink !== undefined && downlink > 0 && downlink < slow)

/** The browser is set to save data. */
export const isDataSparse = (): boolean => line()?.saveData === true

/** The browser saves data, or the connection is slow. */
export const isLineCostly = (): boolean => {
  const known = line()
  return known !== undefined && isCostly(known)
}

/** Smaller photos, and thumbnails only on request: as chosen, or by the connection. */
export const isDataSaved = (): boolean => {
  const { data } = currentAppearance()
  return data === 'system' ? isLineCostly() : data === 'less'
}

const subscribe = (listener: () => void): (() => void) => {
  const stop = onAppearanceChange(listener)
  line()?.addEventListener?.('change', listener)
  return () => {
    stop()
    line()?.removeEventListener?.('change', listener)
  }
}

export const useDataSaved = (): boolean => useSyncExternalStore(subscribe, isDataSaved)
