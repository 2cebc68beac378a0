import type { ReactElement } from 'react'
import type { PlainButtonProps } from '../buttons/PlainButton.tsx'
import type { MenuAction } from './menu-entries.ts'
import { Opener } from './Opener.tsx'

export type { MenuAction } from './menu-entries.ts'

interface MenuProps {
  label: string
  /** The Button or IconButton that opens it. */
  trigger: ReactElement<PlainButtonProps>
  actions: readonly MenuAction[]
}

const load = () => import('./OpenMenu.tsx')

export function Menu({ label, trigger, actions }: MenuProps) {
  return (
    <Opener trigger={trigger} popup="menu" load={load}>
      {({ OpenMenu }, opened) => <OpenMenu {...opened} label={label} actions={actions} />}
    </Opener>
  )
}
