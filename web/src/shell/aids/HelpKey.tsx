import { useEffect } from 'react'
import { openAid } from '../../kit/page/open-aid.ts'
import { isSingleKey } from '../../kit/page/single-key.ts'
import { useAppearance } from '../../kit/theme/use-appearance.ts'
import { useSession } from '../../session/use-session.ts'

/** `?` opens the list of shortcuts, except while typing; it can be switched off for voice control (WCAG 2.1.4). */
export function HelpKey() {
  const isLoggedIn = useSession() !== null
  const { isHelpKeyOff } = useAppearance()
  const isOn = isLoggedIn && !isHelpKeyOff
  useEffect(() => {
    if (!isOn) return undefined
    const press = (event: KeyboardEvent) => {
      if (event.key !== '?' || !isSingleKey(event)) return
      event.preventDefault()
      openAid('shortcuts')
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [isOn])
  return null
}
