import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import {
  type FieldLabels,
  hintStyle,
  LabelRow,
  LabelText,
  labelStyle,
  ProblemText,
  problemStyle,
} from './field-words.tsx'

/** The label of a control that React Aria makes, and ties to it. */
export function AriaFieldLabel({ label, isOptional, isLabelHidden, labelAside }: FieldLabels) {
  return (
    <LabelRow {...(isLabelHidden && { isLabelHidden })} labelAside={labelAside}>
      <Label className={labelStyle}>
        <LabelText label={label} {...(isOptional && { isOptional })} />
      </Label>
    </LabelRow>
  )
}

export function AriaFieldNotes({ hint, problem }: Pick<FieldLabels, 'hint' | 'problem'>) {
  return (
    <>
      {hint !== undefined && (
        <Text slot="description" className={hintStyle}>
          {hint}
        </Text>
      )}
      {problem !== undefined && (
        <Text slot="errorMessage" className={problemStyle}>
          <ProblemText problem={problem} />
        </Text>
      )}
    </>
  )
}

/** Splits a field's words from what React Aria wants to know. */
export function fieldState({ problem }: Pick<FieldLabels, 'problem'>) {
  return { isInvalid: problem !== undefined, validationBehavior: 'aria' as const }
}
