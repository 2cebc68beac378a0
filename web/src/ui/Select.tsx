import { ChevronDown } from 'lucide-react'
import {
  Select as AriaSelect,
  type SelectProps as AriaSelectProps,
  Button,
  ListBox,
  Popover,
  SelectValue,
} from 'react-aria-components/Select'
import { useTranslation } from 'react-i18next'
import { type Choice, ChoiceRow } from './Choice.tsx'
import { classes } from './classes.ts'
import { FieldLabel, FieldNotes, type FieldWords, fieldState, fieldStyle } from './field-words.tsx'
import { Icon } from './Icon.tsx'
import { inputStyle } from './input-style.ts'
import { popoverStyle } from './list-style.ts'

interface SelectProps<Id extends string | number>
  extends Pick<AriaSelectProps<Choice>, 'id' | 'name' | 'isDisabled' | 'autoFocus'>,
    FieldWords {
  choices: readonly (Choice & { id: Id })[]
  value: Id | null
  onChange: (id: Id) => void
  placeholder?: string
  /** A filter shows its name inside the box, "Year: 2026", and is as wide as its words. */
  look?: 'field' | 'filter'
}

export function Select<Id extends string | number>(props: SelectProps<Id>) {
  const { label, isOptional, isLabelHidden, labelAside, hint, problem, choices, value, ...more } = props
  const { onChange, placeholder, look = 'field', ...rest } = more
  const { t } = useTranslation()
  const isFilter = look === 'filter'
  const chosen = choices.find(({ id }) => id === value)
  return (
    <AriaSelect
      {...rest}
      {...fieldState(props)}
      value={value}
      onChange={(id) => id !== null && onChange(id as Id)}
      placeholder={placeholder ?? t('ui.choose')}
      className={fieldStyle}
    >
      <FieldLabel {...props} isLabelHidden={isFilter || (isLabelHidden ?? false)} />
      <Button
        className={classes(inputStyle, 'flex items-center gap-2 text-start', isFilter && 'w-auto text-15')}
        // A filter is named by all that it shows, "Year: 2026", in this order.
        render={(button) =>
          isFilter ? <button {...button} aria-labelledby={undefined} /> : <button {...button} />
        }
      >
        {isFilter && (
          <span className="font-medium">
            {label}
            {chosen && ':'}
          </span>
        )}
        <SelectValue
          className={classes(
            'min-w-0 flex-1 truncate data-placeholder:text-text3',
            isFilter && 'font-semibold data-placeholder:sr-only',
          )}
        >
          {({ isPlaceholder, defaultChildren }) => (isPlaceholder ? defaultChildren : chosen?.label)}
        </SelectValue>
        <Icon of={ChevronDown} size="small" />
      </Button>
      <FieldNotes {...props} />
      <Popover className={popoverStyle}>
        <ListBox items={choices} className="outline-none">
          {(choice) => <ChoiceRow {...choice} />}
        </ListBox>
      </Popover>
    </AriaSelect>
  )
}
