import { Check } from 'lucide-react'
import type { ReactElement } from 'react'
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu'
import { Icon } from './Icon.tsx'
import { optionStyle, popoverStyle } from './list-style.ts'

interface ChoiceMenuProps<Id extends string> {
  label: string
  trigger: ReactElement
  /** `language` is that of the words, where it is not the page's. */
  choices: readonly { id: Id; label: string; language?: string }[]
  value: Id
  onChange: (id: Id) => void
}

/** A small button that opens one choice among a few, such as the language picker. */
export function ChoiceMenu<Id extends string>({
  label,
  trigger,
  choices,
  value,
  onChange,
}: ChoiceMenuProps<Id>) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover className={popoverStyle} placement="bottom end">
        <AriaMenu
          aria-label={label}
          selectionMode="single"
          selectedKeys={[value]}
          disallowEmptySelection
          onAction={(id) => onChange(id as Id)}
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
      </Popover>
    </MenuTrigger>
  )
}
