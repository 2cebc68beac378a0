import { Check } from 'lucide'
import { type ReactNode, use } from 'react'
import { RouterProvider } from 'react-aria-components'
import { Menu as AriaMenu, MenuItem, Popover } from 'react-aria-components/Menu'
import { classes } from '../classes.ts'
import { Icon } from '../Icon.tsx'
import { Lead } from '../navigation/lead.ts'
import { optionStyle, popoverStyle } from './list-style.ts'
import type { MenuAction, MenuChoice } from './menu-entries.ts'
import type { Opened } from './Opener.tsx'

function MenuPopover({ label, children, ...opened }: Opened & { label: string; children: ReactNode }) {
  const lead = use(Lead)
  return (
    <Popover
      {...opened}
      trigger="MenuTrigger"
      aria-label={label}
      className={popoverStyle}
      placement="bottom end"
    >
      {lead ? <RouterProvider navigate={lead}>{children}</RouterProvider> : children}
    </Popover>
  )
}

export function OpenMenu({
  label,
  actions,
  ...opened
}: Opened & { label: string; actions: readonly MenuAction[] }) {
  return (
    <MenuPopover {...opened} label={label}>
      <AriaMenu
        aria-label={label}
        items={actions}
        autoFocus="first"
        onClose={() => opened.onOpenChange(false)}
        className="outline-none"
      >
        {({ id, label: text, icon, isDanger, ...action }) => (
          <MenuItem
            id={id}
            textValue={text}
            {...action}
            className={classes(optionStyle, isDanger && 'text-danger!')}
          >
            {icon && <Icon of={icon} />}
            {text}
          </MenuItem>
        )}
      </AriaMenu>
    </MenuPopover>
  )
}

interface OpenChoicesProps extends Opened {
  label: string
  choices: readonly MenuChoice[]
  value: string
  onChange: (id: string) => void
}

export function OpenChoices({ label, choices, value, onChange, ...opened }: OpenChoicesProps) {
  return (
    <MenuPopover {...opened} label={label}>
      <AriaMenu
        aria-label={label}
        selectionMode="single"
        selectedKeys={[value]}
        disallowEmptySelection
        autoFocus="first"
        onAction={(id) => onChange(String(id))}
        onClose={() => opened.onOpenChange(false)}
        className="outline-none"
      >
        {choices.map((choice) => (
          <MenuItem key={choice.id} id={choice.id} textValue={choice.label} className={optionStyle}>
            {({ isSelected }) => (
              <>
                <span lang={choice.language} className="flex-1">
                  {choice.label}
                </span>
                {isSelected && <Icon of={Check} />}
              </>
            )}
          </MenuItem>
        ))}
      </AriaMenu>
    </MenuPopover>
  )
}
