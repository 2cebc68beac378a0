import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { TooltipText } from './TooltipText.tsx'

const delay = 500
/** Milliseconds to move the pointer onto the tooltip, which must then stay (WCAG 1.4.13). */
const grace = 150

type Handlers = {
  onPointerEnter: (event: PointerEvent<Element>) => void
  onPointerLeave: () => void
  onPointerDown: () => void
  onFocus: (event: FocusEvent<Element>) => void
  onBlur: () => void
  onKeyDown: (event: KeyboardEvent<Element>) => void
}

/** Shown on hover and on keyboard focus, closed with Escape. */
export function useTooltip(text: string): { handlers: Handlers; tooltip: ReactNode } {
  const [anchor, setAnchor] = useState<Element | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const change = (to: Element | null, after: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setAnchor(to), after)
  }
  const handlers: Handlers = {
    // A finger does not hover.
    onPointerEnter: ({ currentTarget, pointerType }) => {
      if (pointerType !== 'touch') change(currentTarget, delay)
    },
    onPointerLeave: () => change(null, grace),
    onPointerDown: () => change(null, 0),
    onFocus: ({ currentTarget }) => {
      if (currentTarget.matches(':focus-visible')) change(currentTarget, 0)
    },
    onBlur: () => change(null, 0),
    onKeyDown: ({ key }) => {
      if (key === 'Escape') change(null, 0)
    },
  }
  const tooltip = anchor && (
    <TooltipText
      anchor={anchor}
      text={text}
      onEnter={() => clearTimeout(timer.current)}
      onLeave={() => change(null, grace)}
    />
  )
  return { handlers, tooltip }
}
