import { useEffect, useRef, useState } from 'react'

/** One line of text; where it is truncated, pressing it shows all. Screen readers read all anyway. */
export function Ellipsis({ text }: { text: string }) {
  const box = useRef<HTMLElement>(null)
  const [isCut, setCut] = useState(false)
  const [isWhole, setWhole] = useState(false)

  useEffect(() => {
    const element = box.current
    if (!element || isWhole) return
    const measure = new ResizeObserver(() => setCut(element.scrollWidth > element.clientWidth))
    measure.observe(element)
    return () => measure.disconnect()
  }, [isWhole])

  if (!isCut) {
    return (
      <span ref={box} className="block min-w-0 truncate">
        {text}
      </span>
    )
  }
  return (
    <button
      type="button"
      ref={box as React.RefObject<HTMLButtonElement>}
      title={text}
      aria-expanded={isWhole}
      onClick={() => setWhole(!isWhole)}
      className={isWhole ? 'block min-w-0 text-start' : 'block max-w-full min-w-0 truncate text-start'}
    >
      {text}
    </button>
  )
}
