import { Minus, Plus } from 'lucide'
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
  Button,
  Group,
  Input,
} from 'react-aria-components/NumberField'
import { useTranslation } from '../../i18n/translation.tsx'
import { Icon } from '../Icon.tsx'
import { AriaFieldLabel, AriaFieldNotes, fieldState } from './aria-field-parts.tsx'
import { type FieldLabels, fieldStyle } from './field-words.tsx'
import { groupedInputStyle, inputGroupStyle } from './input-style.ts'

interface NumberFieldProps
  extends Omit<AriaNumberFieldProps, 'children' | 'className' | 'style' | 'isInvalid'>,
    FieldLabels {}

const stepStyle =
  'grid min-h-10.5 w-11 shrink-0 place-items-center bg-surface2 text-text data-hovered:bg-surface3 data-disabled:text-text3'

/** An empty field (NaN) is not out of range. */
export const isOutOfRange = (
  value: number | undefined,
  { minValue, maxValue }: Pick<NumberFieldProps, 'minValue' | 'maxValue'>,
): boolean => value !== undefined && (value < (minValue ?? value) || value > (maxValue ?? value))

/** Arrow keys and buttons step; a typed number stays, even out of range. */
export function NumberField(own: NumberFieldProps) {
  const { t } = useTranslation()
  const { value, minValue = '', maxValue = '' } = own
  const props: NumberFieldProps =
    own.problem === undefined && isOutOfRange(value, own)
      ? { ...own, problem: t('ui.outOfRange', { from: String(minValue), to: String(maxValue) }) }
      : own
  const { label, isOptional, isLabelHidden, labelAside, hint, problem, ...rest } = props
  return (
    <AriaNumberField commitBehavior="validate" {...rest} {...fieldState(props)} className={fieldStyle}>
      <AriaFieldLabel {...props} />
      <Group className={`${inputGroupStyle} max-w-48`}>
        <Button slot="decrement" className={`${stepStyle} rounded-s-[7px]`}>
          <Icon of={Minus} size="small" />
        </Button>
        <Input className={`${groupedInputStyle} text-center font-strong tabular-nums`} />
        <Button slot="increment" className={`${stepStyle} rounded-e-[7px]`}>
          <Icon of={Plus} size="small" />
        </Button>
      </Group>
      <AriaFieldNotes {...props} />
    </AriaNumberField>
  )
}
