import { useEffect, useRef } from 'react'
import { announce } from './announcements.ts'

/** Says aloud what has changed; what is there at first sight is not told, nor that nothing is left; undefined changes nothing. */
export const useToldChange = (words: string | undefined): void => {
  const before = useRef<string>(undefined)
  useEffect(() => {
    if (words === undefined) return
    if (before.current !== undefined && before.current !== words && words !== '') announce(words)
    before.current = words
  }, [words])
}
