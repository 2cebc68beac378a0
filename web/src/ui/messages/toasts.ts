import { listeners } from '../../listeners.ts'

interface Toast {
  id: number
  kind: 'success' | 'error'
  text: string
  /** Not read out from here: what comes of itself is told in its turn by `announce`. */
  isSilent: boolean
}

let queue: readonly Toast[] = []
let nextId = 1
const { listen, notify } = listeners()

/**
 * Says that something has been done, or could not be. A success goes by itself, an error stays until it is closed;
 * where a newer message covers it, it comes back after that.
 */
export function showToast(kind: Toast['kind'], text: string, isSilent = false): void {
  const unread = queue.filter((toast) => toast.kind === 'error' && toast.text !== text)
  change([{ id: nextId++, kind, text, isSilent }, ...unread])
}

export function closeToast(id: number): void {
  change(queue.filter((toast) => toast.id !== id))
}

/** The one on show: the newest, and only one, so that a braille reader meets one message at a time. */
export function currentToast(): Toast | undefined {
  return queue[0]
}

export const onToastsChange = listen

function change(toasts: readonly Toast[]): void {
  queue = toasts
  notify()
}
