import { ChevronDown } from 'lucide'
import {
  Select as AriaSelect,
  type SelectProps as AriaSelectProps,
  Button,
  ListBox,
  Popover,
  SelectValue,
} from 'react-aria-components/Select'
import { useTranslation } from '../../i18n/translation.tsx'
import { AriaFieldLabel, AriaFieldNotes, fieldState } from '../fields/aria-field-parts.tsx'
import { type FieldLabels, fieldStyle } from '../fields/field-words.tsx'
import { inputStyle } from '../fields/input-style.ts'
import { Icon } from '../Icon.tsx'
import { popoverStyle } from '../overlays/list-style.ts'
import { type Choice, ChoiceRow } from './Choice.tsx'
import { FilterSelect } from './FilterSelect.tsx'
import { returnedValue } from './given-back.ts'

interface SelectProps<Id extends string | number>
  extends Pick<AriaSelectProps<Choice>, 'id' | 'name' | 'isDisabled' | 'autoFocus'>,
    FieldLabels {
  choices: readonly (Choice & { id: Id })[]
  value: Id | null
  onChange: (id: Id) => void
  placeholder?: string
  /** `filter` renders a FilterSelect. */
  variant?: 'field' | 'filter'
}

export function Select<Id extends string | number>(props: SelectProps<Id>) {
  return props.variant === 'filter' ? <FilterSelect {...props} /> : <FieldSelect {...props} />
}

function FieldSelect<Id extends string | number>(props: SelectProps<Id>) {
  const { label, isOptional, isLabelHidden, labelAside, hint, problem, choices, value, ...more } = props
  const { onChange, placeholder, variant: _, ...rest } = more
  const { t } = useTranslation()
  const chosen = choices.find(({ id }) => id === value)
  return (
    <AriaSelect
      {...rest}
      {...fieldState(props)}
      value={value}
      onChange={returnedValue(onChange)}
      placeholder={placeholder ?? t('ui.choose')}
      className={fieldStyle}
    >
      <AriaFieldLabel {...props} />
      <Button
        {...(props.problem !== undefined && { 'data-invalid': true })}
        className={`${inputStyle} flex items-center gap-2 text-start`}
      >
        <SelectValue className="min-w-0 flex-1 leading-tight wrap-anywhere data-placeholder:text-text3">
          {({ isPlaceholder, defaultChildren }) => (isPlaceholder ? defaultChildren : chosen?.label)}
        </SelectValue>
        <Icon of={ChevronDown} size="small" />
      </Button>
      <AriaFieldNotes {...props} />
      <Popover className={popoverStyle}>
        <ListBox items={choices} className="outline-none">
          {(choice) => <ChoiceRow {...choice} />}
        </ListBox>
      </Popover>
    </AriaSelect>
  )
}
