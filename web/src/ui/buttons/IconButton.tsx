import type { IconNode } from 'lucide'
import type { KeyboardEvent, ReactNode } from 'react'
import { Icon } from '../Icon.tsx'
import { type ButtonKind, iconButtonStyle } from './button-style.ts'
import { PlainButton, type PlainButtonProps } from './PlainButton.tsx'
import { useTooltip } from './use-tooltip.tsx'

interface IconButtonProps extends Omit<PlainButtonProps, 'children' | 'className' | 'style'> {
  icon: IconNode
  /** The accessible name, also shown as tooltip. */
  label: string
  kind?: ButtonKind
  isMirrored?: boolean
  /** A badge over the corner, such as the number of unread notifications; the label must say it too. */
  children?: ReactNode
}

export function IconButton({ icon, label, kind, isMirrored, children, ...rest }: IconButtonProps) {
  const { handlers, tooltip } = useTooltip(label)
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    handlers.onKeyDown(event)
    rest.onKeyDown?.(event)
  }
  return (
    <>
      <PlainButton
        {...rest}
        {...handlers}
        onKeyDown={onKeyDown}
        aria-label={label}
        className={iconButtonStyle(kind)}
      >
        <Icon of={icon} isMirrored={isMirrored ?? false} />
        {children}
      </PlainButton>
      {tooltip}
    </>
  )
}
