import { ListBox } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { popoverStyle } from '../overlays/list-style.ts'
import type { Opened } from '../overlays/Opener.tsx'
import { type Choice, ChoiceRow } from './Choice.tsx'

interface OpenListProps extends Opened {
  label: string
  choices: readonly Choice[]
  value: string | number | null
  onChange: (id: string | number) => void
}

/** Choosing the selected option again also closes the list; React Aria's types omit this property. */
const againToo = { allowDuplicateSelectionEvents: true }

export function OpenList({ label, choices, value, onChange, ...opened }: OpenListProps) {
  return (
    <Popover {...opened} trigger="Select" aria-label={label} className={popoverStyle}>
      <ListBox
        aria-label={label}
        items={choices}
        selectionMode="single"
        selectedKeys={value === null ? [] : [value]}
        disallowEmptySelection
        autoFocus
        {...againToo}
        onSelectionChange={(keys) => {
          const [id] = keys
          if (id !== undefined && id !== value) onChange(id)
          opened.onOpenChange(false)
        }}
        className="outline-none"
      >
        {(choice) => <ChoiceRow {...choice} />}
      </ListBox>
    </Popover>
  )
}
