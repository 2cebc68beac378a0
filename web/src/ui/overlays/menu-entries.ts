import type { IconNode } from 'lucide'

export interface MenuAction {
  id: string
  label: string
  icon?: IconNode
  isDanger?: boolean
  isDisabled?: boolean
  /** An action or a link, not both. */
  onAction?: () => void
  href?: string
}

/** `language` is that of the label, where it differs from the page's. */
export interface MenuChoice<Id extends string = string> {
  id: Id
  label: string
  language?: string
}
