import '../../styles/main.css'
import { readLanguage, readMoreTexts } from '../../i18n/read-language.ts'
import { bringLetters } from '../../kit/theme/letters.ts'

const words = readLanguage().then(readMoreTexts)

bringLetters()
void Promise.all([import('./start.tsx'), words]).then(([{ start }]) => {
  start(document.getElementById('root') as HTMLElement)
})
