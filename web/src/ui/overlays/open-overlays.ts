import { useEffect, useRef } from 'react'
import { listeners } from '../../listeners.ts'

const closers: (() => void)[] = []
const { listen, notify } = listeners()

export const onOverlaysChange = listen
export const hasOverlay = (): boolean => closers.length > 0
export const closeTopOverlay = (): void => closers.at(-1)?.()

/** While it is open, the browser's Back closes it and stays on the page. */
export const useOverlay = (isOpen: boolean, onClose: () => void): void => {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    if (!isOpen) return
    const closer = () => close.current()
    closers.push(closer)
    notify()
    return () => {
      closers.splice(closers.indexOf(closer), 1)
      notify()
    }
  }, [isOpen])
}
