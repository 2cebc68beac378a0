/** In milliseconds: a finger that rests on the page, or draws over it, keeps no answer away for longer. */
const longest = 700

let pressed: Promise<void> | null = null
let lift = (): void => {}

/**
 * Resolves when no finger or mouse button is down. What an answer adds to the page moves what stands below it, and a
 * button that moves away between down and up is not pressed.
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

// Not in a test that has no page.
globalThis.document?.addEventListener('pointerdown', press, true)
// What is pressed hears of its click first.
for (const end of ['click', 'pointercancel'])
  globalThis.document?.addEventListener(end, () => setTimeout(() => lift()), true)
