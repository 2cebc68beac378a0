import { RadioGroup } from './RadioGroup.tsx'
import { RadioInput } from './RadioInput.tsx'
import { radioLabelStyle } from './radio-style.ts'

interface RadioTilesProps<Id extends string> {
  label: string
  choices: readonly { id: Id; label: string }[]
  value: Id
  onChange: (id: Id) => void
}

const tileStyle =
  'option flex min-h-11 min-w-18 flex-1 items-center justify-center rounded-control border border-control ' +
  'bg-surface px-3 py-1.5 text-center text-15 font-medium text-text2 hover:bg-surface2 ' +
  'data-selected:border-primary data-selected:bg-primary-soft data-selected:font-strong ' +
  'data-selected:text-primary-soft-text data-selected:inset-ring-1 data-selected:inset-ring-primary'

export function RadioTiles<Id extends string>({ label, choices, value, onChange }: RadioTilesProps<Id>) {
  return (
    <RadioGroup label={label} value={value} onChange={onChange}>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label
            key={choice.id}
            data-selected={choice.id === value || undefined}
            className={`${radioLabelStyle} ${tileStyle}`}
          >
            <RadioInput value={choice.id} />
            {choice.label}
          </label>
        ))}
      </div>
    </RadioGroup>
  )
}
