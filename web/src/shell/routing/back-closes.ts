import type { RouterHistory } from '@tanstack/react-router'
import { closeTopOverlay, hasOverlay, onOverlaysChange } from '../../ui/overlays/open-overlays.ts'

/** The browser's Back closes what is open over the page first. */
export const letBackClose = (history: RouterHistory): void => {
  let release: (() => void) | null = null
  onOverlaysChange(() => {
    if (!hasOverlay()) {
      release?.()
      release = null
    } else
      release ??= history.block({
        enableBeforeUnload: false,
        blockerFn: ({ action }) => {
          const isBack = action === 'BACK'
          if (isBack) closeTopOverlay()
          return isBack
        },
      })
  })
}
