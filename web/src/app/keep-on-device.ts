import { readMoreWords } from '../i18n/read-language.ts'
import { trustedAddress } from './trusted-address.ts'

/**
 * The application's files on the device, for the next visit: once the first one is quiet, and unless the person asked
 * the browser to save data.
 */
export function keepOnDevice(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || connection?.saveData) return
  const begin = async () => {
    await navigator.serviceWorker.register(trustedAddress('/sw.js'))
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage(loadedFiles())
    await readMoreWords()
  }
  // A private window may refuse; then there is the network.
  setTimeout(() => void begin().catch(() => undefined), 3_000)
}

const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith('/assets/'))
