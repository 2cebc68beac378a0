import type { IconNode } from 'lucide'
import { Icon } from '../Icon.tsx'
import { type SegmentVariant, segmentCountStyle, segmentStyle, showWhole } from './segment-style.ts'

interface SegmentsProps<Id extends string> {
  label: string
  choices: readonly { id: Id; label: string; count?: number | string; icon?: IconNode }[]
  value: Id
  onChange: (id: Id) => void
  variant?: SegmentVariant
}

export function Segments<Id extends string>({
  label,
  choices,
  value,
  onChange,
  variant = 'box',
}: SegmentsProps<Id>) {
  const { row, piece } = segmentStyle(variant)
  return (
    // A group of buttons, so no fieldset.
    <div role="group" aria-label={label} className={row}>
      {choices.map(({ id, label: text, count, icon }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === value}
          onClick={() => onChange(id)}
          onFocus={({ currentTarget }) => showWhole(currentTarget)}
          className={piece}
        >
          {icon && <Icon of={icon} size="small" />}
          {text}
          {count !== undefined && <span className={segmentCountStyle}>{count}</span>}
        </button>
      ))}
    </div>
  )
}
