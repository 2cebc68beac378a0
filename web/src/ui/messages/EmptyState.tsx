import { type IconNode, Inbox } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../Icon.tsx'

interface EmptyStateProps {
  icon?: IconNode
  title: string
  /** The title is the page's heading. */
  isHeading?: boolean
  children?: ReactNode
  action?: ReactNode
}

export function EmptyState({ icon = Inbox, title, isHeading, children, action }: EmptyStateProps) {
  const Title = isHeading ? 'h1' : 'p'
  return (
    <div className="flex flex-col items-center gap-2 px-5 py-10 text-center">
      <span className="grid size-12 place-items-center rounded-card bg-primary-soft text-primary-soft-text">
        <Icon of={icon} size="large" />
      </span>
      <Title className="mt-1 text-18 font-semibold">{title}</Title>
      {children && <div className="max-w-md text-text2">{children}</div>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  )
}
