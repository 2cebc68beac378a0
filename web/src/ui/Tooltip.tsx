import type { ReactElement } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'

interface TooltipProps {
  text: string
  /** One focusable control. */
  children: ReactElement
}

/** Shown on hover and on keyboard focus, closed with Escape. Never the only place where something is told. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={500}>
      {children}
      <AriaTooltip
        offset={6}
        className="max-w-xs animate-appear rounded-small bg-text px-2.5 py-1.5 text-13 font-medium text-surface shadow-e2"
      >
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
