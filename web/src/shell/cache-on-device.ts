import { isDataSparse } from '../kit/theme/less-data.ts'
import { hasServiceWorker, storeApplication } from '../offline/application-files.ts'

/**
 * The application's files on the device, for the next visit: once the first one is quiet, and unless the person asked
 * the browser to save data.
 */
export function cacheOnDevice(): void {
  if (!hasServiceWorker() || isDataSparse()) return
  quiet(() => void storeApplication().catch(() => undefined))
}

/** Once nothing has arrived for three seconds: on a slow line the page's own questions go first. */
const quiet = (begin: () => void): void => {
  const wait = () => setTimeout(() => (arriving.disconnect(), begin()), 3_000)
  let waiting = wait()
  const arriving = new PerformanceObserver(() => {
    clearTimeout(waiting)
    waiting = wait()
  })
  arriving.observe({ type: 'resource' })
}
