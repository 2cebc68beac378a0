import { useEffect, useRef } from 'react'
import { announce } from '../../ui/announcements.ts'

/** Says how many a changed search or filter has found; the first sight of a page says nothing. */
export const useToldCount = (words: string | undefined): void => {
  const before = useRef<string>(undefined)
  useEffect(() => {
    if (words === undefined) return
    if (before.current !== undefined && before.current !== words) announce(words)
    before.current = words
  }, [words])
}
