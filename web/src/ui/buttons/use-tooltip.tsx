import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ButtonProps } from 'react-aria-components/Button'
import { TooltipText } from './TooltipText.tsx'

const delay = 500
/** Time to move the pointer onto the words, which must stay then. */
const grace = 150

export type PressedKey = Parameters<NonNullable<ButtonProps['onKeyDown']>>[0]

type Handlers = Pick<ButtonProps, 'onHoverStart' | 'onHoverEnd' | 'onFocus' | 'onBlur' | 'onPressStart'> & {
  onKeyDown: (event: PressedKey) => void
}

/** The name of a control without words: shown on hover and on keyboard focus, closed with Escape. */
export function useTooltip(text: string): { handlers: Handlers; tooltip: ReactNode } {
  const [anchor, setAnchor] = useState<Element | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const change = (to: Element | null, after: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setAnchor(to), after)
  }
  const handlers: Handlers = {
    onHoverStart: ({ target }) => change(target, delay),
    onHoverEnd: () => change(null, grace),
    onFocus: ({ target }) => {
      if (target.matches(':focus-visible')) change(target, 0)
    },
    onBlur: () => change(null, 0),
    onPressStart: () => change(null, 0),
    onKeyDown: (event) => {
      if (event.key === 'Escape') change(null, 0)
      event.continuePropagation()
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
