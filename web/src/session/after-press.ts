/** Milliseconds after which a pressed pointer delays answers no longer. */
const longest = 700

let pressed: Promise<void> | null = null
let lift = (): void => {}

/**
 * Resolves when no pointer is pressed: an answer may move the page, and a button that moves between down and up is
 * not clicked.
 */
export const afterPress = async (): Promise<void> => pressed ?? undefined

const press = (): void => {
  pressed ??= new Promise((resolve) => {
    const timer = setTimeout(() => lift(), longest)
    lift = () => {
      clearTimeout(timer)
      pressed = null
      resolve()
    }
  })
}

// Undefined in tests without a page.
globalThis.document?.addEventListener('pointerdown', press, true)
// The click handler runs first.
for (const end of ['click', 'pointercancel'])
  globalThis.document?.addEventListener(end, () => setTimeout(() => lift()), true)
