import { useEffect, useRef } from 'react'
import { announce } from './announcements.ts'

/**
 * Announces a changed text; undefined and `''` are not announced. The first text is announced where it differs from
 * `known`.
 */
export const useAnnouncedChange = (text: string | undefined, known?: string): void => {
  const before = useRef(known)
  useEffect(() => {
    if (text === undefined) return
    if (before.current !== undefined && before.current !== text && text !== '') announce(text)
    before.current = text
  }, [text])
}
