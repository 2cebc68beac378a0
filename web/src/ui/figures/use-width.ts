import { type RefObject, useLayoutEffect, useState } from 'react'

/** The width of an element in pixels as it changes; charts are drawn for it, so that their text keeps its size. */
export const useWidth = (element: RefObject<HTMLElement | null>, atFirst: number): number => {
  const [width, setWidth] = useState(atFirst)
  useLayoutEffect(() => {
    const seen = element.current
    if (!seen) return
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width))
    observer.observe(seen)
    return () => observer.disconnect()
  }, [element])
  return width
}
