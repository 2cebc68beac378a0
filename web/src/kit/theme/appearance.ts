import { languageBy } from 'contract/platform/languages'
import { chosenLanguage } from '../../i18n/chosen-language.ts'
import { listeners } from '../../listeners.ts'
import { onDevice } from '../../session/web-storage.ts'
import { type Appearance, readAppearance } from './choices.ts'

const key = 'vereda.appearance'
const { listen, notify } = listeners()
const darkSystem = matchMedia('(prefers-color-scheme: dark)')
const moreContrast = matchMedia('(prefers-contrast: more)')

/** Colour of the browser's bar, the same as `--canvas`. */
const barColours = { light: '#f5f7fa', dark: '#0b0f16' }

let appearance: Appearance = readStored()

darkSystem.addEventListener('change', show)
moreContrast.addEventListener('change', show)
// Another tab may have changed it.
addEventListener('storage', (event) => {
  if (event.key !== key) return
  appearance = readStored()
  show()
})

export function currentAppearance(): Appearance {
  return appearance
}

export function changeAppearance(change: Partial<Appearance>): void {
  appearance = { ...appearance, ...change }
  onDevice.storeValue(key, appearance)
  show()
}

export const onAppearanceChange = listen

/** The chosen theme, else that of the device. */
export function shownTheme(): 'light' | 'dark' {
  if (appearance.theme !== 'system') return appearance.theme
  return darkSystem.matches ? 'dark' : 'light'
}

function show(): void {
  const root = document.documentElement
  const isMore = appearance.contrast === 'more' || moreContrast.matches
  root.dataset.theme = shownTheme()
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', barColours[shownTheme()])
  root.dataset.skin = appearance.skin
  root.dataset.contrast = isMore ? 'more' : 'usual'
  root.dir = appearance.direction
  root.style.setProperty('--text-size', `${appearance.textSize}%`)
  notify()
}

/** Text is aligned to the start of its language's direction until somebody chooses otherwise. */
function readStored(): Appearance {
  const { direction } = languageBy(chosenLanguage())
  return readAppearance({ direction, ...onDevice.readValue<Record<string, unknown>>(key) })
}
