import { useRef } from 'react'

export type KeyFor = (content: unknown) => string

/**
 * The `Idempotency-Key` of a form: the same for each attempt with the same content, so that an answer lost on the
 * way makes no second row when the button is pressed again.
 */
export const useRequestKey = (): KeyFor => {
  const last = useRef({ text: '', key: '' })
  return (content) => {
    const text = JSON.stringify(content)
    if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() }
    return last.current.key
  }
}
