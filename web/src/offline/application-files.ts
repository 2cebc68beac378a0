import { readMoreTexts } from '../i18n/read-language.ts'
import { trustedAddress } from '../session/trusted-address.ts'

export const hasServiceWorker = (): boolean => import.meta.env.PROD && 'serviceWorker' in navigator

const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith('/assets/'))

/** Has the service worker store the application's files; a private window may refuse. */
export const storeApplication = async (): Promise<void> => {
  await navigator.serviceWorker.register(trustedAddress('/sw.js'))
  const { active } = await navigator.serviceWorker.ready
  await readMoreTexts()
  const { port1, port2 } = new MessageChannel()
  const stored = new Promise<void>((resolve, reject) => {
    port1.onmessage = ({ data }: MessageEvent<boolean>) =>
      data ? resolve() : reject(new Error('Files lack'))
  })
  active?.postMessage({ files: loadedFiles(), language: document.documentElement.lang }, [port2])
  return stored
}
