import { RadioButton, RadioField, Text } from 'react-aria-components/RadioGroup'
import { radioDotStyle } from './radio-style.ts'

interface RadioProps {
  value: string
  label: string
  hint?: string
}

/** A plain choice of a RadioGroup, one a line. */
export function Radio({ value, label, hint }: RadioProps) {
  return (
    <RadioField value={value} className="flex flex-col">
      <RadioButton className="group relative z-1 flex min-h-11 cursor-pointer items-center gap-3">
        <span className={`${radioDotStyle} group-data-selected:border-primary`} />
        <span className="font-medium">{label}</span>
      </RadioButton>
      {hint && (
        <Text slot="description" className="-mt-1.5 ps-8 text-14 text-text2">
          {hint}
        </Text>
      )}
    </RadioField>
  )
}
