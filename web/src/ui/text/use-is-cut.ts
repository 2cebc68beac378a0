import { type RefObject, useEffect, useState } from 'react'

/**
 * Does the box hold more than it shows side by side? Then it is moved by the arrow keys, and needs the focus for that.
 */
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
