import { RadioButton, RadioField } from 'react-aria-components/RadioGroup'
import { RadioGroup } from './RadioGroup.tsx'

interface RadioTilesProps<Id extends string> {
  label: string
  choices: readonly { id: Id; label: string }[]
  value: Id
  onChange: (id: Id) => void
}

/** A few short choices side by side; long words take a line of their own. */
export function RadioTiles<Id extends string>({ label, choices, value, onChange }: RadioTilesProps<Id>) {
  return (
    <RadioGroup label={label} value={value} onChange={(id) => onChange(id as Id)}>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <RadioField key={choice.id} value={choice.id} className="flex min-w-18 flex-1 flex-col">
            <RadioButton className="option flex min-h-11 flex-1 cursor-pointer items-center justify-center rounded-control border border-control bg-surface px-3 py-1.5 text-center text-15 font-medium text-text2 data-focus-visible:outline-3 data-focus-visible:outline-offset-2 data-focus-visible:outline-focus data-hovered:bg-surface2 data-selected:border-primary data-selected:bg-primary-soft data-selected:font-strong data-selected:text-primary-soft-text data-selected:inset-ring-1 data-selected:inset-ring-primary">
              {choice.label}
            </RadioButton>
          </RadioField>
        ))}
      </div>
    </RadioGroup>
  )
}
