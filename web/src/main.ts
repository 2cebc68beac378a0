import './styles/main.css'
import { readLanguage } from './i18n/read-language.ts'

// React Aria reads its language when its code first runs, so the words are asked for before the application.
const words = readLanguage()
const application = import('./app/start.tsx')

Promise.all([application, words])
  .then(([{ start }, language]) => start(document.getElementById('root') as HTMLElement, language))
  .catch((failure: unknown) => {
    document.getElementById('not-loaded')?.removeAttribute('hidden')
    throw failure
  })
