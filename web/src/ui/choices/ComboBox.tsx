import { ChevronDown } from 'lucide'
import { useEffect, useState } from 'react'
import {
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
  Button,
  Input,
  type Key,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { useTranslation } from '../../i18n/translation.tsx'
import { AriaFieldLabel, AriaFieldNotes, fieldState } from '../fields/aria-field-parts.tsx'
import { type FieldLabels, fieldStyle } from '../fields/field-words.tsx'
import { groupedInputStyle, inputGroupStyle } from '../fields/input-style.ts'
import { Icon } from '../Icon.tsx'
import { popoverStyle } from '../overlays/list-style.ts'
import { Spinner } from '../Spinner.tsx'
import { type Choice, ChoiceRow } from './Choice.tsx'

const nothingStyle = 'px-3 py-2.5 text-15 text-text2'

interface ComboBoxProps<Found extends Choice>
  extends Pick<AriaComboBoxProps<Choice>, 'id' | 'name' | 'isDisabled' | 'autoFocus'>,
    FieldLabels {
  /** What the search has found; not filtered again. */
  choices: readonly Found[]
  /** The whole choice, since its label is needed when the list no longer contains it. */
  value: Found | null
  onChange: (choice: Found | null) => void
  /** Called with what was typed; debounce it, search, and pass the result as `choices`. */
  onSearch: (text: string) => void
  isLoading?: boolean
  placeholder?: string
  /** Text of an empty list, for example "Type 3 letters or more". */
  nothing?: string
}

/** A select whose options are searched on the server; leaving it restores the label of the choice. */
export function ComboBox<Found extends Choice>(props: ComboBoxProps<Found>) {
  const { label, isOptional, isLabelHidden, labelAside, hint, problem, ...more } = props
  const { choices, value, onChange, onSearch, isLoading = false, placeholder, nothing, ...rest } = more
  const { t } = useTranslation()
  const [text, setText] = useState(value?.label ?? '')
  // React Aria takes the label from the list, so the choice stays in the list, hidden.
  const missing = value && !choices.some(({ id }) => id === value.id) ? value : undefined
  const empty = isLoading ? t('ui.loading') : (nothing ?? t('ui.nothingFound'))
  useEffect(() => setText(value?.label ?? ''), [value?.label])
  function choose(id: Key | null): void {
    const chosen = choices.find((choice) => choice.id === id) ?? (value?.id === id ? value : null)
    setText(chosen?.label ?? '')
    if (chosen?.id !== value?.id) onChange(chosen)
  }

  function type(typed: string): void {
    setText(typed)
    if (typed === '' && value) onChange(null)
    onSearch(typed)
  }

  return (
    <AriaComboBox<Found>
      {...rest}
      {...fieldState(props)}
      items={missing ? [...choices, missing] : choices}
      disabledKeys={missing ? [missing.id] : []}
      value={value?.id ?? null}
      onChange={choose}
      inputValue={text}
      onInputChange={type}
      allowsEmptyCollection
      // A field that was opened by a press and focused at once shows its list too.
      menuTrigger={rest.autoFocus ? 'focus' : 'input'}
      className={fieldStyle}
    >
      <AriaFieldLabel {...props} />
      <Group className={inputGroupStyle} isInvalid={problem !== undefined} role="presentation">
        <Input className={groupedInputStyle} {...(placeholder && { placeholder })} />
        {isLoading && <Spinner />}
        <Button className="grid size-10.5 shrink-0 place-items-center rounded-small data-hovered:bg-surface2">
          <Icon of={ChevronDown} size="small" />
        </Button>
      </Group>
      <AriaFieldNotes {...props} />
      <Popover className={popoverStyle}>
        <FoundChoices choices={choices} missing={missing} empty={empty} />
      </Popover>
    </AriaComboBox>
  )
}

interface FoundChoicesProps<Found> {
  choices: readonly Found[]
  missing: Found | undefined
  empty: string
}

function FoundChoices<Found extends Choice>({ choices, missing, empty }: FoundChoicesProps<Found>) {
  return (
    <ListBox<Found>
      className="outline-none"
      dependencies={[missing, choices.length, empty]}
      renderEmptyState={() => <p className={nothingStyle}>{empty}</p>}
    >
      {(choice) =>
        choice.id === missing?.id ? (
          <ListBoxItem
            id={missing.id}
            textValue={missing.label}
            className={choices.length > 0 ? 'hidden' : ''}
          >
            <p className={nothingStyle}>{empty}</p>
          </ListBoxItem>
        ) : (
          <ChoiceRow {...choice} />
        )
      }
    </ListBox>
  )
}
