import { defined } from 'contract/platform/typed'
import '../../styles/main.css'
import { readLanguage, readMoreTexts } from '../../i18n/read-language.ts'
import { loadFonts } from '../../kit/theme/fonts.ts'

const texts = readLanguage().then(readMoreTexts)

loadFonts()
void Promise.all([import('./start.tsx'), texts]).then(([{ start }]) => {
  start(defined(document.getElementById('root')))
})
