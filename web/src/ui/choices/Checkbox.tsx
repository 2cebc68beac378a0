import { Check, Minus } from 'lucide'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { type FieldLabels, FieldNotes, useField } from '../fields/field-words.tsx'
import { Icon } from '../Icon.tsx'
import { checkBoxStyle } from './check-style.ts'

type Replaced =
  | 'type'
  | 'checked'
  | 'defaultChecked'
  | 'onChange'
  | 'disabled'
  | 'className'
  | 'style'
  | 'ref'

interface CheckboxProps
  extends Omit<ComponentProps<'input'>, Replaced>,
    Pick<FieldLabels, 'label' | 'isLabelHidden' | 'hint' | 'problem'> {
  isSelected?: boolean | undefined
  defaultSelected?: boolean | undefined
  /** Of what it stands for a part is chosen. */
  isIndeterminate?: boolean | undefined
  isDisabled?: boolean | undefined
  onChange?: ((isSelected: boolean) => void) | undefined
  /** The label is a sentence that is read: not strong, with the box at its first line. */
  isSentence?: boolean
}

const row = (isSentence: boolean) =>
  isSentence ? 'items-start gap-2.5 py-1.5 fine:min-h-8 fine:py-1' : 'items-center gap-3'

export function Checkbox(props: CheckboxProps) {
  const { label, isLabelHidden, isSentence = false, hint, problem, ...control } = props
  const {
    isSelected,
    defaultSelected = false,
    isIndeterminate = false,
    isDisabled,
    onChange,
    ...rest
  } = control
  const [own, setOwn] = useState(defaultSelected)
  const isChecked = isSelected ?? own
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.indeterminate = isIndeterminate
  }, [isIndeterminate])
  const field = useField(props)
  const change = (next: boolean) => {
    setOwn(next)
    onChange?.(next)
  }
  return (
    <div className="flex min-w-0 flex-col">
      <label
        data-selected={isChecked || undefined}
        data-indeterminate={isIndeterminate || undefined}
        data-invalid={problem !== undefined || undefined}
        data-disabled={isDisabled || undefined}
        className={`group relative z-1 flex min-h-11 min-w-11 cursor-pointer ${row(isSentence)} ${isLabelHidden ? 'justify-center' : ''}`}
      >
        <input
          {...rest}
          {...field.control}
          ref={input}
          type="checkbox"
          checked={isChecked}
          disabled={isDisabled}
          onChange={(event) => change(event.target.checked)}
          className="sr-only"
        />
        <span className={checkBoxStyle}>
          {isIndeterminate ? <Icon of={Minus} size="small" /> : isChecked && <Icon of={Check} size="small" />}
        </span>
        <span className={isLabelHidden ? 'sr-only' : isSentence ? '' : 'font-medium'}>{label}</span>
      </label>
      <div className="-mt-1.5 ps-9 empty:hidden">
        <FieldNotes ids={field.ids} hint={hint} problem={problem} />
      </div>
    </div>
  )
}
