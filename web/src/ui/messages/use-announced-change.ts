import { useEffect, useRef } from 'react'
import { announce } from './announcements.ts'

/**
 * Says aloud what has changed; undefined changes nothing, and that nothing is left (`''`) is not told. What is
 * there at first sight is told where it is other than what was known before (`known`).
 */
export const useAnnouncedChange = (text: string | undefined, known?: string): void => {
  const before = useRef(known)
  useEffect(() => {
    if (text === undefined) return
    if (before.current !== undefined && before.current !== text && text !== '') announce(text)
    before.current = text
  }, [text])
}
