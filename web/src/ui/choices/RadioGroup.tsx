import { type ReactNode, useId } from 'react'
import { LabelContext } from 'react-aria-components/Label'
import { TextContext } from 'react-aria-components/Text'
import { AriaFieldLabel, AriaFieldNotes } from '../fields/aria-field-parts.tsx'
import { type FieldLabels, fieldStyle } from '../fields/field-words.tsx'
import { returnedValue } from './given-back.ts'
import { RadioContext } from './radio-context.ts'

interface RadioGroupProps<Id extends string> extends FieldLabels {
  id?: string
  value: Id | null
  onChange: (value: Id) => void
  /** `Radio`s in any layout; native, so that an arrow key chooses. */
  children: ReactNode
}

export function RadioGroup<Id extends string>(props: RadioGroupProps<Id>) {
  const { id, value, onChange, hint, problem, children } = props
  const name = useId()
  const [label, description, errorMessage] = [`${name}label`, `${name}hint`, `${name}problem`]
  const notes = [hint !== undefined && description, problem !== undefined && errorMessage].filter(Boolean)
  return (
    <div
      role="radiogroup"
      className={fieldStyle}
      aria-labelledby={label}
      {...(id && { id })}
      {...(notes.length > 0 && { 'aria-describedby': notes.join(' ') })}
      {...(problem !== undefined && { 'aria-invalid': true })}
    >
      <LabelContext value={{ id: label, elementType: 'span' }}>
        <TextContext
          value={{ slots: { description: { id: description }, errorMessage: { id: errorMessage } } }}
        >
          <AriaFieldLabel {...props} />
          <RadioContext value={{ name, value, choose: returnedValue(onChange) }}>{children}</RadioContext>
          <AriaFieldNotes {...props} />
        </TextContext>
      </LabelContext>
    </div>
  )
}
