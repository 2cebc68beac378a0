import { usePageKeys } from '../indicator/page-keys.ts'

type Props = { onAgree: () => void; onAsk: () => void }

const focusNextFile = (): void => {
  const files = [...document.querySelectorAll<HTMLElement>('#evidence-review li button')]
  const here = files.findIndex((file) => file === document.activeElement)
  files[(here + 1) % files.length]?.focus()
}

/** Y agrees, X requests a change, F moves through the files. */
export function ReviewKeys({ onAgree, onAsk }: Props) {
  const actions: Record<string, () => void> = { y: onAgree, x: onAsk, f: focusNextFile }
  usePageKeys((event) => {
    const action = actions[event.key.toLowerCase()]
    if (!action) return
    // Otherwise the key would also be typed into the field that it opens.
    event.preventDefault()
    action()
  })
  return null
}
