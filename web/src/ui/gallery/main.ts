import '../../styles/main.css'
import { readLanguage } from '../../i18n/read-language.ts'

const words = readLanguage()

void Promise.all([import('./start.tsx'), words]).then(([{ start }, language]) => {
  start(document.getElementById('root') as HTMLElement, language)
})
