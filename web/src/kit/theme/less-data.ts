import { useSyncExternalStore } from 'react'
import { currentAppearance, onAppearanceChange } from './appearance.ts'

/** What some browsers know of the line; others say nothing. */
type Line = EventTarget & { saveData?: boolean; effectiveType?: string; downlink?: number }

declare global {
  interface Navigator {
    connection?: Line
  }
}

const line = (): Line | undefined => navigator.connection

/** Megabits a second below which a photo takes longer than somebody waits. */
const slow = 0.5

const isCostly = ({ saveData, effectiveType, downlink }: Line): boolean =>
  saveData === true ||
  effectiveType?.endsWith('2g') === true ||
  (downlink !== undefined && downlink > 0 && downlink < slow)

/** The person asked the browser to save data. */
export const isDataSparse = (): boolean => line()?.saveData === true

/** The device asks to save data, or its line is slow. */
export const isLineCostly = (): boolean => {
  const known = line()
  return known !== undefined && isCostly(known)
}

/** Smaller photos, and small pictures only where somebody asks for them: as chosen, or by itself. */
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
