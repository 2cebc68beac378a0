import { useEffect, useRef } from 'react'
import { useAppearance } from '../theme/use-appearance.ts'
import { isSingleKey } from './single-key.ts'

/** Single-key shortcuts of a page; switched off together with `?` (WCAG 2.1.4). */
export const useSingleKeys = (act: (event: KeyboardEvent) => void): void => {
  const { isHelpKeyOff } = useAppearance()
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    if (isHelpKeyOff) return undefined
    const listen = (event: KeyboardEvent): void => {
      if (isSingleKey(event) && !event.repeat) latest.current(event)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [isHelpKeyOff])
}
