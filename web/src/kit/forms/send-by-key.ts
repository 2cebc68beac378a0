import type { KeyboardEvent } from 'react'

/** Ctrl+Enter (or Cmd+Enter) submits a form from a text area. */
export const sendByKey = (event: KeyboardEvent<HTMLFormElement>): void => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}
