import { useEffect } from 'react'
import { currentAid, openAid } from '../../kit/page/open-aid.ts'
import { useAppearance } from '../../kit/theme/use-appearance.ts'
import { useSession } from '../../session/use-session.ts'

const writes = 'input, textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"]'

/** `?` opens the help on keys, unless somebody writes; who speaks to the computer may turn it off (WCAG 2.1.4). */
export function HelpKey() {
  const isLoggedIn = useSession() !== null
  const { isHelpKeyOff } = useAppearance()
  const isOn = isLoggedIn && !isHelpKeyOff
  useEffect(() => {
    if (!isOn) return undefined
    const press = (event: KeyboardEvent) => {
      const isWriting = event.target instanceof Element && event.target.closest(writes) !== null
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || isWriting) return
      if (currentAid() || document.querySelector('[role="dialog"], [role="alertdialog"]')) return
      event.preventDefault()
      openAid('shortcuts')
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [isOn])
  return null
}
