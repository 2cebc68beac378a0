import type { LucideIcon } from 'lucide-react'
import type { ReactElement } from 'react'
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import { optionStyle, popoverStyle } from './list-style.ts'

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

/** What can be done with one thing. */
export function Menu({ label, trigger, deeds }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover className={popoverStyle} placement="bottom end">
        <AriaMenu aria-label={label} items={deeds} className="outline-none">
          {({ id, label: words, icon, isDanger, ...deed }) => (
            <MenuItem
              id={id}
              textValue={words}
              {...deed}
              className={classes(optionStyle, isDanger && 'text-danger')}
            >
              {icon && <Icon of={icon} />}
              {words}
            </MenuItem>
          )}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}
