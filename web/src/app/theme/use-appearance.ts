import { useSyncExternalStore } from 'react'
import { type Appearance, currentAppearance, onAppearanceChange, shownTheme } from './appearance.ts'

export function useAppearance(): Appearance {
  return useSyncExternalStore(onAppearanceChange, currentAppearance)
}

export function useShownTheme(): 'light' | 'dark' {
  return useSyncExternalStore(onAppearanceChange, shownTheme)
}
