import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { Icon } from '../Icon.tsx'
import { type ButtonKind, iconButtonStyle } from './button-style.ts'
import { type PressedKey, useTooltip } from './use-tooltip.tsx'

interface IconButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'render'> {
  icon: IconNode
  /** The name for screen readers; people who see read it in the tooltip. */
  label: string
  kind?: ButtonKind
  isMirrored?: boolean
  /** A mark over the corner, for example the number of unread notifications; say it in the label too. */
  children?: ReactNode
}

export function IconButton({ icon, label, kind, isMirrored, children, ...rest }: IconButtonProps) {
  const { handlers, tooltip } = useTooltip(label)
  const onKeyDown = (event: PressedKey) => {
    handlers.onKeyDown(event)
    rest.onKeyDown?.(event)
  }
  return (
    <>
      <AriaButton
        {...rest}
        {...handlers}
        onKeyDown={onKeyDown}
        aria-label={label}
        className={iconButtonStyle(kind)}
      >
        <Icon of={icon} isMirrored={isMirrored ?? false} />
        {children}
      </AriaButton>
      {tooltip}
    </>
  )
}
