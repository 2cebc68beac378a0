import { Check, Minus } from 'lucide'
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components/Checkbox'
import { type FieldLabels, FieldNotes, fieldState } from '../fields/field-words.tsx'
import { Icon } from '../Icon.tsx'
import { checkBoxStyle } from './check-style.ts'

interface CheckboxProps
  extends Omit<CheckboxFieldProps, 'children' | 'className' | 'style' | 'isInvalid'>,
    Pick<FieldLabels, 'label' | 'isLabelHidden' | 'hint' | 'problem'> {
  /** The label is a sentence that is read: not strong, with the box at its first line. */
  isSentence?: boolean
}

const row = (isSentence: boolean) =>
  isSentence ? 'items-start gap-2.5 py-1.5 fine:min-h-8 fine:py-1' : 'items-center gap-3'

export function Checkbox(props: CheckboxProps) {
  const { label, isLabelHidden, isSentence = false, hint, problem, ...rest } = props
  return (
    <CheckboxField {...rest} {...fieldState(props)} className="flex min-w-0 flex-col">
      <CheckboxButton
        className={`group relative z-1 flex min-h-11 min-w-11 cursor-pointer ${row(isSentence)} ${isLabelHidden ? 'justify-center' : ''}`}
      >
        {({ isSelected, isIndeterminate }) => (
          <>
            <span className={checkBoxStyle}>
              {isIndeterminate ? (
                <Icon of={Minus} size="small" />
              ) : (
                isSelected && <Icon of={Check} size="small" />
              )}
            </span>
            <span className={isLabelHidden ? 'sr-only' : isSentence ? '' : 'font-medium'}>{label}</span>
          </>
        )}
      </CheckboxButton>
      <div className="-mt-1.5 ps-9 empty:hidden">
        <FieldNotes hint={hint} problem={problem} />
      </div>
    </CheckboxField>
  )
}
