import { Search, X } from 'lucide'
import { Group } from 'react-aria-components/Group'
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
  Button,
  Input,
} from 'react-aria-components/SearchField'
import { Icon } from '../Icon.tsx'
import { FieldLabel, type FieldLabels, FieldNotes, fieldState, fieldStyle } from './field-words.tsx'
import { groupedInputStyle, inputGroupStyle } from './input-style.ts'

interface SearchFieldProps
  extends Omit<AriaSearchFieldProps, 'children' | 'className' | 'style' | 'isInvalid'>,
    FieldLabels {
  placeholder?: string
}

/** Escape or the cross empties it. Whoever uses it waits, asks, and tells the number of results. */
export function SearchField(props: SearchFieldProps) {
  const { label, isOptional, isLabelHidden, labelAside, hint, problem, placeholder, ...rest } = props
  return (
    <AriaSearchField {...rest} {...fieldState(props)} className={`group ${fieldStyle}`}>
      <FieldLabel {...props} isLabelHidden={isLabelHidden ?? true} />
      <Group className={inputGroupStyle} role="presentation">
        <Icon of={Search} className="ms-3 text-text2" />
        <Input
          className={`${groupedInputStyle} placeholder-shown:text-ellipsis [&::-webkit-search-cancel-button]:hidden`}
          {...(placeholder && { placeholder })}
        />
        <Button className="grid size-10.5 shrink-0 place-items-center rounded-small text-text2 group-data-empty:invisible data-hovered:bg-surface2">
          <Icon of={X} size="small" />
        </Button>
      </Group>
      <FieldNotes {...props} />
    </AriaSearchField>
  )
}
