import { isDataSparse } from '../kit/theme/less-data.ts'
import { hasServiceWorker, storeApplication } from '../offline/application-files.ts'

/**
 * Stores the application's files for the next visit once the first one is idle, unless the browser is set to save
 * data.
 */
export function cacheOnDevice(): void {
  if (!hasServiceWorker() || isDataSparse()) return
  quiet(() => void storeApplication().catch(() => undefined))
}

/** After three seconds without a loaded resource, so that requests of the page go first. */
const quiet = (begin: () => void): void => {
  const wait = () => setTimeout(() => (arriving.disconnect(), begin()), 3_000)
  let waiting = wait()
  const arriving = new PerformanceObserver(() => {
    clearTimeout(waiting)
    waiting = wait()
  })
  arriving.observe({ type: 'resource' })
}
