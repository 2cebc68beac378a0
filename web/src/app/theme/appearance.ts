export type Theme = 'light' | 'dark' | 'system'
export const textSizes = [100, 110, 125, 150] as const
export type TextSize = (typeof textSizes)[number]

/** How one person likes to see it. Kept on the device; `boot.js` reads the same record before the first paint. */
export interface Appearance {
  theme: Theme
  /** In percent of the browser's own text size. */
  textSize: TextSize
  direction: 'ltr' | 'rtl'
}

const key = 'vereda.appearance'
const usual: Appearance = { theme: 'system', textSize: 100, direction: 'ltr' }
const listeners = new Set<() => void>()
const darkSystem = matchMedia('(prefers-color-scheme: dark)')

let appearance: Appearance = readKept()

darkSystem.addEventListener('change', show)
// Another tab of the same person may have changed it.
addEventListener('storage', (event) => {
  if (event.key !== key) return
  appearance = readKept()
  show()
})

export function currentAppearance(): Appearance {
  return appearance
}

export function changeAppearance(change: Partial<Appearance>): void {
  appearance = { ...appearance, ...change }
  try {
    localStorage.setItem(key, JSON.stringify(appearance))
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  show()
}

export function onAppearanceChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What is on the screen now: the choice, or what the device asks for. */
export function shownTheme(): 'light' | 'dark' {
  if (appearance.theme !== 'system') return appearance.theme
  return darkSystem.matches ? 'dark' : 'light'
}

function show(): void {
  const root = document.documentElement
  root.dataset.theme = shownTheme()
  root.dir = appearance.direction
  root.style.setProperty('--text-size', `${appearance.textSize}%`)
  for (const listener of listeners) listener()
}

function readKept(): Appearance {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Appearance>
    return {
      theme: kept.theme === 'light' || kept.theme === 'dark' ? kept.theme : usual.theme,
      textSize: textSizes.find((size) => size === kept.textSize) ?? usual.textSize,
      direction: kept.direction === 'rtl' ? 'rtl' : 'ltr',
    }
  } catch {
    return usual
  }
}
