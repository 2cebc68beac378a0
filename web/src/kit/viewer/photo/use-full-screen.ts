import { type RefObject, useEffect, useState } from 'react'

/** Full screen for one element, where the browser supports it. */
export function useFullScreen(part: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const update = () =>
      setFull(document.fullscreenElement !== null && document.fullscreenElement === part.current)
    document.addEventListener('fullscreenchange', update)
    return () => document.removeEventListener('fullscreenchange', update)
  }, [part])
  const toggle = () => {
    // A browser may refuse; then nothing changes.
    const request = isFull ? document.exitFullscreen() : part.current?.requestFullscreen()
    void request?.catch(() => undefined)
  }
  return { isFull, canBeFull: document.fullscreenEnabled === true, toggle }
}
