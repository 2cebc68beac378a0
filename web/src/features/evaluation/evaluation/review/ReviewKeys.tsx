import { usePageKeys } from '../indicator/page-keys.ts'

type Props = { onAgree: () => void; onAsk: () => void }

/** Leads from one file of the evidence to the next one, and from the last to the first. */
const focusNextFile = (): void => {
  const files = [...document.querySelectorAll<HTMLElement>('#evidence-review li button')]
  const here = files.findIndex((file) => file === document.activeElement)
  files[(here + 1) % files.length]?.focus()
}

/** Y agrees, X asks, F goes through the files. */
export function ReviewKeys({ onAgree, onAsk }: Props) {
  const actions: Record<string, () => void> = { y: onAgree, x: onAsk, f: focusNextFile }
  usePageKeys((event) => {
    const action = actions[event.key.toLowerCase()]
    if (!action) return
    // the key that opens the field is not its first letter
    event.preventDefault()
    action()
  })
  return null
}
