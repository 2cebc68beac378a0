/**
 * The router loads the whole page anew when a part of the application is not found, because a new version may have
 * replaced it. Without a connection that would take away the page somebody works on, so the failure is told by
 * another name and shown in place.
 */
export const stayOffline = (): void => {
  addEventListener('vite:preloadError', ({ payload }) => {
    if (!navigator.onLine) payload.message = `Not fetched: ${payload.message}`
  })
}
