import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/translation.tsx'
import { classes } from '../classes.ts'
import { FieldLabel, type FieldLabels, FieldNotes, fieldStyle } from './field-words.tsx'
import { inputStyle } from './input-style.ts'
import { type TextControlProps, useTextField } from './text-control.ts'

interface TextAreaProps extends Omit<TextControlProps<'textarea'>, 'maxLength' | 'value'>, FieldLabels {
  value: string
  /** As high as its text, where the browser can; `rows` elsewhere. */
  grows?: boolean
  /** In characters. More may be typed or pasted, so that nothing is cut silently; the counter then tells it. */
  limit?: number
}

export function TextArea(props: TextAreaProps) {
  const { grows = false, limit, ...field } = props
  const hint = useHint(props)
  const { ids, control } = useTextField({ ...field, hint })
  return (
    <div className={fieldStyle}>
      <FieldLabel {...props} ids={ids} />
      <textarea
        rows={4}
        {...control}
        className={classes(
          inputStyle,
          'resize-y print:field-sizing-content print:min-h-16',
          grows && 'field-sizing-content',
        )}
      />
      <FieldNotes ids={ids} hint={hint} problem={props.problem} />
    </div>
  )
}

/** The hint with the counter beside it. */
function useHint({ value, hint, limit }: Pick<TextAreaProps, 'value' | 'hint' | 'limit'>): ReactNode {
  const { t } = useTranslation()
  if (limit === undefined) return hint
  const length = [...value].length
  const isOver = length > limit
  return (
    <span className="flex flex-wrap justify-between gap-x-3">
      {hint}
      <span className={classes('tabular-nums print:hidden', isOver && 'font-medium text-danger')}>
        {isOver ? t('ui.charactersOver', { count: length - limit }) : t('ui.characters', { length, limit })}
      </span>
    </span>
  )
}
