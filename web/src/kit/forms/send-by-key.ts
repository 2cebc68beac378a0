import type { KeyboardEvent } from 'react'

/** Enter with Ctrl (or the key that stands for it on a Mac) sends a form from a text, where Enter alone begins a line. */
export const sendByKey = (event: KeyboardEvent<HTMLFormElement>): void => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}
