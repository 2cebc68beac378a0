import type { RouterHistory } from '@tanstack/react-router'
import { closeTopOverlay, hasOverlay, onOverlaysChange } from '../../ui/overlays/open-overlays.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The same address once more, only for Back to close what is open over it. */
    isTwin?: true
    /** The address that was asked for before the login. */
    afterLogin?: string
    /** Another page was asked for, which is not one of the person's role. */
    isNotOfRole?: true
  }
}

/**
 * The browser's Back closes what is open over the page first. A page that was just loaded is its own first entry: Back
 * would leave it without asking, so it gets a twin when something opens, and Back takes the twin away.
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
        // once the browser has come forward again: what closes may write to the address
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
    // with nothing open, Back leaves the page as it would without a twin
    else history.back()
  })
  onOverlaysChange(check)
  check()
}
