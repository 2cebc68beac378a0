import {
  TextArea as AriaTextArea,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField'
import { useTranslation } from '../../i18n/translation.tsx'
import { classes } from '../classes.ts'
import { FieldLabel, type FieldLabels, FieldNotes, fieldState, fieldStyle } from './field-words.tsx'
import { inputStyle } from './input-style.ts'

interface TextAreaProps
  extends Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'isInvalid' | 'maxLength' | 'value'>,
    FieldLabels {
  value: string
  rows?: number
  /** As high as its text, where the browser can; `rows` elsewhere. */
  grows?: boolean
  placeholder?: string
  /** The language of the text, where it is not the reader's. */
  lang?: string
  /** In characters. More may be typed or pasted, so that nothing is cut silently; the counter then tells it. */
  limit?: number
}

export function TextArea(props: TextAreaProps) {
  const {
    label,
    isOptional,
    isLabelHidden,
    labelAside,
    hint,
    problem,
    rows,
    grows = false,
    placeholder,
    limit,
    lang,
    ...rest
  } = props
  const { t } = useTranslation()
  const length = [...props.value].length
  const isOver = limit !== undefined && length > limit
  const counted = limit !== undefined && (
    <span className={classes('tabular-nums print:hidden', isOver && 'font-medium text-danger')}>
      {isOver ? t('ui.charactersOver', { count: length - limit }) : t('ui.characters', { length, limit })}
    </span>
  )
  return (
    <AriaTextField {...rest} {...fieldState(props)} className={fieldStyle}>
      <FieldLabel {...props} />
      <AriaTextArea
        className={classes(
          inputStyle,
          'resize-y print:field-sizing-content print:min-h-16',
          grows && 'field-sizing-content',
        )}
        rows={rows ?? 4}
        placeholder={placeholder}
        lang={lang}
      />
      <FieldNotes
        problem={problem}
        hint={
          hint !== undefined || counted ? (
            <span className="flex flex-wrap justify-between gap-x-3">
              {hint}
              {counted}
            </span>
          ) : undefined
        }
      />
    </AriaTextField>
  )
}
