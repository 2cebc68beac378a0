import { type RefObject, useEffect, useState } from 'react'

/** Whether the box overflows sideways; then it must be focusable, so that arrow keys can scroll it. */
export const useIsCut = (box: RefObject<HTMLElement | null>): boolean => {
  const [isCut, setCut] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => setCut(element.scrollWidth > element.clientWidth))
    for (const each of [element, ...element.children]) observer.observe(each)
    return () => observer.disconnect()
  }, [box])
  return isCut
}
