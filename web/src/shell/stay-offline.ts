/**
 * The router reloads the page when a chunk is not found, because a new version may have been installed. Offline that
 * would lose the page, so the error is renamed and shown in place.
 */
export const stayOffline = (): void => {
  addEventListener('vite:preloadError', ({ payload }) => {
    if (!navigator.onLine) payload.message = `Not fetched: ${payload.message}`
  })
}
