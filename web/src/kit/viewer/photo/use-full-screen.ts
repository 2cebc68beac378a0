import { type RefObject, useEffect, useState } from 'react'

/** The whole screen for one part of the page, where the browser gives it; the Escape key leaves it. */
export function useFullScreen(part: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const update = () =>
      setFull(document.fullscreenElement !== null && document.fullscreenElement === part.current)
    document.addEventListener('fullscreenchange', update)
    return () => document.removeEventListener('fullscreenchange', update)
  }, [part])
  const toggle = () => {
    // A browser may refuse; then the page stays as it is.
    const request = isFull ? document.exitFullscreen() : part.current?.requestFullscreen()
    void request?.catch(() => undefined)
  }
  return { isFull, canBeFull: document.fullscreenEnabled === true, toggle }
}
