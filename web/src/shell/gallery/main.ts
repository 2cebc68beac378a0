import '../../styles/main.css'
import { readLanguage, readMoreTexts } from '../../i18n/read-language.ts'
import { loadFonts } from '../../kit/theme/fonts.ts'

const texts = readLanguage().then(readMoreTexts)

loadFonts()
void Promise.all([import('./start.tsx'), texts]).then(([{ start }]) => {
  start(document.getElementById('root') as HTMLElement)
})
