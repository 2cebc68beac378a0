import { Check } from 'lucide'
import { ListBoxItem } from 'react-aria-components/ListBox'
import { Icon } from '../Icon.tsx'
import { optionStyle } from '../overlays/list-style.ts'

export interface Choice {
  id: string | number
  label: string
  hint?: string
}

export function ChoiceRow({ id, label, hint }: Choice) {
  return (
    <ListBoxItem id={id} textValue={label} className={optionStyle}>
      {({ isSelected }) => (
        <>
          <span className="min-w-0 flex-1">
            {label}
            {hint && <span className="block text-14 font-normal text-text2">{hint}</span>}
          </span>
          {isSelected && <Icon of={Check} />}
        </>
      )}
    </ListBoxItem>
  )
}
