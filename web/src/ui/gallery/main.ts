import '../../styles/main.css'
import { bringLetters } from '../../app/theme/letters.ts'
import { readLanguage, readMoreWords } from '../../i18n/read-language.ts'

const words = readLanguage().then(readMoreWords)

bringLetters()
void Promise.all([import('./start.tsx'), words]).then(([{ start }]) => {
  start(document.getElementById('root') as HTMLElement)
})
