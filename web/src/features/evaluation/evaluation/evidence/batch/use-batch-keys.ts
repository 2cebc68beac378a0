import { useEffect } from 'react'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, [contenteditable], [role=dialog]') !== null

type Actions = { onSelectAll: (() => void) | null; onPut: (() => void) | null }

/** Ctrl+A selects all files, P puts the selected ones into a folder; not while typing or in a dialog. */
export const useBatchKeys = ({ onSelectAll, onPut }: Actions): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event.target) || event.altKey) return
      const isCommand = event.ctrlKey || event.metaKey
      const key = event.key.toLowerCase()
      if (isCommand && key === 'a' && onSelectAll) {
        event.preventDefault()
        onSelectAll()
      }
      if (!isCommand && key === 'p') onPut?.()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
}
