import { listeners } from '../../listeners.ts'

interface Toast {
  id: number
  kind: 'success' | 'error'
  text: string
  /** Not announced, since the caller uses `announce`. */
  isSilent: boolean
}

let queue: readonly Toast[] = []
let nextId = 1
const { listen, notify } = listeners()

/**
 * A success closes by itself, an error stays until it is closed; hidden by a newer message, it returns afterwards.
 */
export function showToast(kind: Toast['kind'], text: string, isSilent = false): void {
  const unread = queue.filter((toast) => toast.kind === 'error' && toast.text !== text)
  change([{ id: nextId++, kind, text, isSilent }, ...unread])
}

export function closeToast(id: number): void {
  change(queue.filter((toast) => toast.id !== id))
}

/** The newest only, so that a braille reader gets one message at a time. */
export function currentToast(): Toast | undefined {
  return queue[0]
}

export const onToastsChange = listen

function change(toasts: readonly Toast[]): void {
  queue = toasts
  notify()
}
