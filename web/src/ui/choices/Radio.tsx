import { useId } from 'react'
import { RadioInput } from './RadioInput.tsx'
import { useRadios } from './radio-context.ts'
import { radioDotStyle, radioLabelStyle } from './radio-style.ts'

interface RadioProps {
  value: string
  label: string
  hint?: string
}

export function Radio({ value, label, hint }: RadioProps) {
  const description = useId()
  const isChosen = useRadios().value === value
  return (
    <div className="flex flex-col">
      <label
        data-selected={isChosen || undefined}
        className={`${radioLabelStyle} z-1 flex min-h-11 items-center gap-3`}
      >
        <RadioInput value={value} describedBy={hint && description} />
        <span className={`${radioDotStyle} group-data-selected:border-primary`} />
        <span className="font-medium">{label}</span>
      </label>
      {hint && (
        <span id={description} className="-mt-1.5 ps-8 text-14 text-text2">
          {hint}
        </span>
      )}
    </div>
  )
}
