import { CircleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { useTranslation } from '../../i18n/translation.tsx'
import { classes } from '../classes.ts'
import { Icon } from '../Icon.tsx'

/** What every field tells. The label is always there, even where it is not shown. */
export interface FieldLabels {
  label: string
  /** Fields are required unless they say otherwise. */
  isOptional?: boolean
  isLabelHidden?: boolean
  /** Stands at the end of the label's row, for example "Forgot your password?". */
  labelAside?: ReactNode
  hint?: ReactNode
  /** Shown, and told to screen readers, as long as it is given. */
  problem?: string | undefined
}

export const fieldStyle = 'flex min-w-0 flex-col gap-1.5'

export function FieldLabel({ label, isOptional, isLabelHidden, labelAside }: FieldLabels) {
  const { t } = useTranslation()
  return (
    <div
      className={classes(
        'flex flex-wrap items-baseline justify-between gap-x-3',
        isLabelHidden && 'sr-only',
        // Room for a finger on what stands beside the label.
        labelAside !== undefined && 'pb-1',
      )}
    >
      <Label className="text-15 font-strong text-text">
        {label}
        {isOptional && <span className="font-normal text-text2"> {t('ui.optional')}</span>}
      </Label>
      {labelAside}
    </div>
  )
}

export function FieldNotes({ hint, problem }: Pick<FieldLabels, 'hint' | 'problem'>) {
  return (
    <>
      {hint !== undefined && (
        <Text slot="description" className="text-14 text-text2">
          {hint}
        </Text>
      )}
      {problem !== undefined && (
        <Text slot="errorMessage" className="flex items-start gap-1.5 text-15 font-medium text-danger">
          <Icon of={CircleAlert} size="small" className="mt-1" />
          <span>{problem}</span>
        </Text>
      )}
    </>
  )
}

/** Splits a field's words from what React Aria wants to know. */
export function fieldState({ problem }: Pick<FieldLabels, 'problem'>) {
  return { isInvalid: problem !== undefined, validationBehavior: 'aria' as const }
}
