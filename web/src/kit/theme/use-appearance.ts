import { useSyncExternalStore } from 'react'
import { currentAppearance, onAppearanceChange, shownTheme } from './appearance.ts'
import type { Appearance } from './choices.ts'

export function useAppearance(): Appearance {
  return useSyncExternalStore(onAppearanceChange, currentAppearance)
}

export function useShownTheme(): 'light' | 'dark' {
  return useSyncExternalStore(onAppearanceChange, shownTheme)
}
