import { useEffect, useRef } from 'react'
import { announce } from './announcements.ts'

/**
 * Announces a changed text; undefined and `''` are not announced. The first text is announced where it differs from
 * `known`; without `known` it is not.
 */
export const useAnnouncedChange = (text: string | undefined, known?: string): void => {
  const before = useRef<string>(undefined)
  useEffect(() => {
    if (text === undefined) return
    const last = before.current ?? known
    if (last !== undefined && last !== text && text !== '') announce(text)
    before.current = text
  }, [text, known])
}
