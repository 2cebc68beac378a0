import { ChevronDown } from 'lucide'
import { PlainButton, type PlainButtonProps } from '../buttons/PlainButton.tsx'
import { inputStyle } from '../fields/input-style.ts'
import { Icon } from '../Icon.tsx'
import { Opener } from '../overlays/Opener.tsx'
import type { Choice } from './Choice.tsx'
import { returnedValue } from './given-back.ts'

interface FilterSelectProps<Id extends string | number> {
  label: string
  choices: readonly (Choice & { id: Id })[]
  value: Id | null
  /** Shown while nothing is chosen. */
  everything?: string | undefined
  onChange: (id: Id) => void
  /** As wide as its container, with the name only in the accessible name. */
  isWide?: boolean
}

const load = () => import('./OpenList.tsx')

interface FilterButtonProps extends Omit<PlainButtonProps, 'children' | 'className' | 'style'> {
  label: string
  chosen?: string | undefined
  isWide?: boolean
}

export function FilterButton({ label, chosen, isWide = false, ...rest }: FilterButtonProps) {
  return (
    <PlainButton
      {...rest}
      className={`${inputStyle} flex max-w-full items-center gap-2 text-start text-15 ${isWide ? '' : 'w-auto!'}`}
    >
      <span className="min-w-0 flex-1 leading-tight wrap-break-word">
        <span className={isWide ? 'sr-only' : 'font-medium'}>
          {label}
          {chosen !== undefined && ':'}
        </span>{' '}
        {chosen !== undefined && <span className="font-semibold">{chosen}</span>}
      </span>
      <Icon of={ChevronDown} size="small" className="ms-auto" />
    </PlainButton>
  )
}

/** A select with its name inside, "Year: 2026", as wide as its text. */
export function FilterSelect<Id extends string | number>(props: FilterSelectProps<Id>) {
  const { label, choices, value, everything, onChange, isWide = false } = props
  const chosen = choices.find(({ id }) => id === value)
  return (
    <Opener
      popup="listbox"
      load={load}
      trigger={<FilterButton label={label} chosen={chosen?.label ?? everything} isWide={isWide} />}
    >
      {({ OpenList }, opened) => (
        <OpenList
          {...opened}
          label={label}
          choices={choices}
          value={value}
          onChange={returnedValue(onChange)}
        />
      )}
    </Opener>
  )
}
