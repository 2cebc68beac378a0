import { SwitchButton, SwitchField, type SwitchFieldProps } from 'react-aria-components/Switch'
import { AriaFieldNotes } from '../fields/aria-field-parts.tsx'
import { type FieldLabels } from '../fields/field-words.tsx'

interface SwitchProps
  extends Omit<SwitchFieldProps, 'children' | 'className' | 'style' | 'isInvalid'>,
    Pick<FieldLabels, 'label' | 'hint'> {}

/** Takes effect at once; where a save button follows, use a checkbox. */
export function Switch({ label, hint, ...rest }: SwitchProps) {
  return (
    <SwitchField {...rest} className="flex min-w-0 flex-col">
      <SwitchButton className="group flex min-h-11 cursor-pointer items-center justify-between gap-3">
        <span className="font-medium">{label}</span>
        <span className="flex h-7 w-12 shrink-0 items-center rounded-pill border-2 border-control bg-surface p-0.5 transition-colors group-data-focus-visible:outline-3 group-data-focus-visible:outline-offset-2 group-data-focus-visible:outline-focus group-data-selected:border-primary group-data-selected:bg-primary group-data-disabled:opacity-50">
          <span className="fill size-4.5 rounded-pill bg-control transition-transform group-data-selected:translate-x-5 group-data-selected:bg-on-primary rtl:group-data-selected:-translate-x-5" />
        </span>
      </SwitchButton>
      <AriaFieldNotes hint={hint} />
    </SwitchField>
  )
}
