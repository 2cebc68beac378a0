import { useEffect, useLayoutEffect, useRef } from 'react'

interface TooltipTextProps {
  anchor: Element
  text: string
  onEnter: () => void
  onLeave: () => void
}

const gap = 6
const edge = 8

/** Below the control, above it where there is no room, and within the window. */
function place(element: HTMLElement, anchor: Element): void {
  const at = anchor.getBoundingClientRect()
  const { width, height } = element.getBoundingClientRect()
  const below = at.bottom + gap
  const top = below + height + edge > innerHeight ? at.top - gap - height : below
  const left = at.left + (at.width - width) / 2
  element.style.top = `${Math.max(edge, top)}px`
  element.style.left = `${Math.max(edge, Math.min(left, innerWidth - width - edge))}px`
}

/** Never the only place of an information. */
export function TooltipText({ anchor, text, onEnter, onLeave }: TooltipTextProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!box.current) return
    // In the top layer, above dialogs, where the browser supports it.
    box.current.showPopover?.()
    place(box.current, anchor)
  }, [anchor])
  useEffect(() => {
    addEventListener('scroll', onLeave, { capture: true, once: true })
    return () => removeEventListener('scroll', onLeave, { capture: true })
  }, [onLeave])
  return (
    <div
      ref={box}
      role="tooltip"
      popover="manual"
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
      className="fixed inset-auto m-0 max-w-xs animate-appear rounded-small border-0 bg-text px-2.5 py-1.5 text-13 font-medium text-surface shadow-e2"
    >
      {text}
    </div>
  )
}
