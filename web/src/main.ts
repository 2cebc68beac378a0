import { defined } from 'contract/platform/typed'
import './styles/main.css'
import { readLanguage, readMoreTexts, readOwnReaders } from './i18n/read-language.ts'
import { session } from './session/stored-session.ts'

const { pathname } = location
const isEntrance = session() === null && ['/', '/home', '/login'].includes(pathname)

// React Aria reads its language when it first runs, so texts are loaded before the application.
const texts = readLanguage()
// As one conditional import, the bundler would preload the chunks of both.
const openings = { entrance: () => import('./shell/entrance.tsx'), start: () => import('./shell/start.tsx') }
const application = openings[isEntrance ? 'entrance' : 'start']()
if (!['/', '/home', '/login'].includes(pathname)) {
  readMoreTexts().catch(() => undefined)
  readOwnReaders().catch(() => undefined)
}

Promise.all([application, texts])
  .then(([{ start }]) => start(defined(document.getElementById('root'))))
  .catch((failure: unknown) => {
    document.getElementById('not-loaded')?.removeAttribute('hidden')
    throw failure
  })

// Not urgent.
addEventListener('load', () => {
  import('./shell/cache-on-device.ts').then(({ cacheOnDevice }) => cacheOnDevice()).catch(() => undefined)
})
