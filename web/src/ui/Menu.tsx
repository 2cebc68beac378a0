import type { LucideIcon } from 'lucide-react'
import type { ReactElement } from 'react'
import { Opener } from './Opener.tsx'

export interface MenuDeed {
  id: string
  label: string
  icon?: LucideIcon
  isDanger?: boolean
  isDisabled?: boolean
  /** A deed or a link, not both. */
  onAction?: () => void
  href?: string
}

interface MenuProps {
  label: string
  /** The Button or IconButton that opens it. */
  trigger: ReactElement
  deeds: readonly MenuDeed[]
}

const load = () => import('./OpenMenu.tsx')

/** What can be done with one thing. */
export function Menu({ label, trigger, deeds }: MenuProps) {
  return (
    <Opener trigger={trigger} popup="menu" load={load}>
      {({ OpenMenu }, opened) => <OpenMenu {...opened} label={label} deeds={deeds} />}
    </Opener>
  )
}
