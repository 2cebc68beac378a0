import { useRef } from 'react'

export type KeyFor = (content: unknown) => string

/**
 * The `Idempotency-Key` of a form: the same for the same content, so that a retry after a lost answer creates no
 * second row.
 */
export const useRequestKey = (): KeyFor => {
  const last = useRef({ text: '', key: '' })
  return (content) => {
    const text = JSON.stringify(content)
    if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() }
    return last.current.key
  }
}
