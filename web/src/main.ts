import './styles/main.css'
import { readLanguage, readMoreWords } from './i18n/read-language.ts'
import { session } from './session/stored-session.ts'

const { pathname } = location
const isEntrance = session() === null && ['/', '/home', '/login'].includes(pathname)

// React Aria reads its language when its code first runs, so the words are asked for before the application.
const words = readLanguage()
// One expression with both would ask for the chunks of both.
const openEntrance = () => import('./app/entrance.tsx')
const openApplication = () => import('./app/start.tsx')
const application = isEntrance ? openEntrance() : openApplication()
if (!['/', '/home', '/login'].includes(pathname)) readMoreWords().catch(() => undefined)

Promise.all([application, words])
  .then(([{ start }]) => start(document.getElementById('root') as HTMLElement))
  .catch((failure: unknown) => {
    document.getElementById('not-loaded')?.removeAttribute('hidden')
    throw failure
  })
