import { CircleAlert } from 'lucide'
import { type ReactNode, useId } from 'react'
import { useTranslation } from '../../i18n/translation.tsx'
import { classes } from '../classes.ts'
import { Icon } from '../Icon.tsx'

/** The label is always there, even where it is visually hidden. */
export interface FieldLabels {
  label: string
  /** Fields are required by default. */
  isOptional?: boolean
  isLabelHidden?: boolean
  /** At the end of the label's row, for example "Forgot your password?". */
  labelAside?: ReactNode
  hint?: ReactNode
  /** The error message, also announced by screen readers. */
  problem?: string | undefined
}

type Notes = Pick<FieldLabels, 'hint' | 'problem'>
type Ids = { label: string; hint: string; problem: string }

export const fieldStyle = 'flex min-w-0 flex-col gap-1.5'
export const labelStyle = 'text-15 font-strong text-text'
export const hintStyle = 'text-14 text-text2'
export const problemStyle = 'flex items-start gap-1.5 text-15 font-medium text-danger'

/** The row of a label; the label itself is made by what knows the control. */
export function LabelRow({
  isLabelHidden,
  labelAside,
  children,
}: Pick<FieldLabels, 'isLabelHidden' | 'labelAside'> & { children: ReactNode }) {
  return (
    <div
      className={classes(
        'flex flex-wrap items-baseline justify-between gap-x-3',
        isLabelHidden && 'sr-only',
        // Touch area for what is beside the label.
        labelAside !== undefined && 'pb-1',
      )}
    >
      {children}
      {labelAside}
    </div>
  )
}

export function LabelText({ label, isOptional }: Pick<FieldLabels, 'label' | 'isOptional'>) {
  const { t } = useTranslation()
  return (
    <>
      {label}
      {isOptional && <span className="font-normal text-text2"> {t('ui.optional')}</span>}
    </>
  )
}

export function ProblemText({ problem }: { problem: string }) {
  return (
    <>
      <Icon of={CircleAlert} size="small" className="mt-1" />
      <span>{problem}</span>
    </>
  )
}

/** What ties the browser's own control to its label, its hint and what is wrong with it. */
export function useField({ id, hint, problem }: Notes & { id?: string | undefined }) {
  const own = useId()
  const label = id ?? own
  const ids: Ids = { label, hint: `${label}-hint`, problem: `${label}-problem` }
  const isInvalid = problem !== undefined
  const describedBy = [hint !== undefined && ids.hint, isInvalid && ids.problem].filter(Boolean).join(' ')
  const control = {
    id: label,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': isInvalid || undefined,
    'data-invalid': isInvalid || undefined,
  }
  return { ids, control }
}

export function FieldLabel({ ids, label, isOptional, ...row }: FieldLabels & { ids: Ids }) {
  return (
    <LabelRow {...row}>
      <label htmlFor={ids.label} className={labelStyle}>
        <LabelText label={label} {...(isOptional && { isOptional })} />
      </label>
    </LabelRow>
  )
}

export function FieldNotes({ ids, hint, problem }: Notes & { ids: Ids }) {
  return (
    <>
      {hint !== undefined && (
        <span id={ids.hint} className={hintStyle}>
          {hint}
        </span>
      )}
      {problem !== undefined && (
        <span id={ids.problem} className={problemStyle}>
          <ProblemText problem={problem} />
        </span>
      )}
    </>
  )
}
