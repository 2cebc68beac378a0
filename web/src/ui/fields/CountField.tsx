import type { ReactNode } from 'react'
import { Label } from 'react-aria-components/Label'
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
  Group,
  Input,
} from 'react-aria-components/NumberField'
import { type FieldLabels, FieldNotes, fieldState } from './field-words.tsx'
import { groupedInputStyle, inputGroupStyle } from './input-style.ts'

interface CountFieldProps
  extends Omit<AriaNumberFieldProps, 'children' | 'className' | 'style' | 'isInvalid'>,
    Pick<FieldLabels, 'problem'> {
  /** Who or what is counted: it stands beside the number, and may be long. */
  label: ReactNode
}

/** A number that somebody counted, with the words beside it. Arrow keys step. */
export function CountField(props: CountFieldProps) {
  const { label, problem, ...rest } = props
  return (
    <AriaNumberField
      {...rest}
      {...fieldState(props)}
      className="grid min-w-0 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1"
    >
      <Group className={`${inputGroupStyle} max-w-20`}>
        <Input className={`${groupedInputStyle} px-1 text-center font-strong tabular-nums`} />
      </Group>
      <Label className="text-14 leading-snug text-text">{label}</Label>
      {problem !== undefined && (
        <div className="col-span-2">
          <FieldNotes problem={problem} />
        </div>
      )}
    </AriaNumberField>
  )
}
