import type { RouterHistory } from '@tanstack/react-router'
import { closeTopOverlay, hasOverlay, onOverlaysChange } from '../../ui/overlays/open-overlays.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A second entry of the same address, so that Back closes an overlay. */
    isTwin?: true
    /** The address to open after login. */
    afterLogin?: string
    /** The role may not open the requested page. */
    isNotOfRole?: true
  }
}

/**
 * Back closes an open overlay first. On the first entry of the history Back would leave the page at once, so a second
 * entry is pushed when an overlay opens, and Back removes it.
 */
export const letBackClose = (history: RouterHistory): void => {
  let release: (() => void) | null = null
  const check = (): void => {
    if (!hasOverlay()) {
      release?.()
      release = null
      return
    }
    if (!history.canGoBack()) history.push(history.location.href, { isTwin: true })
    release ??= history.block({
      enableBeforeUnload: false,
      blockerFn: ({ action, currentLocation }) => {
        if (action !== 'BACK' || currentLocation.state.isTwin) return false
        // After the browser has moved forward again, since closing may change the address.
        addEventListener('popstate', closeTopOverlay, { once: true })
        return true
      },
    })
  }

  let isAtTwin = history.location.state.isTwin === true
  history.subscribe(({ location, action }) => {
    const wasAtTwin = isAtTwin
    isAtTwin = location.state.isTwin === true
    if (action.type !== 'BACK' || !wasAtTwin || isAtTwin) return
    if (hasOverlay()) closeTopOverlay()
    // Without an open overlay, Back leaves the page.
    else history.back()
  })
  onOverlaysChange(check)
  check()
}
