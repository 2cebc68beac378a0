import { readMoreTexts } from '../i18n/read-language.ts'
import { trustedAddress } from '../kit/page/trusted-address.ts'

/**
 * The application's files on the device, for the next visit: once the first one is quiet, and unless the person asked
 * the browser to save data.
 */
export function cacheOnDevice(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || connection?.saveData) return
  const begin = async () => {
    await navigator.serviceWorker.register(trustedAddress('/sw.js'))
    const { active } = await navigator.serviceWorker.ready
    await readMoreTexts()
    active?.postMessage({ files: loadedFiles(), language: document.documentElement.lang })
  }
  // A private window may refuse; then there is the network.
  quiet(() => void begin().catch(() => undefined))
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

const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith('/assets/'))
