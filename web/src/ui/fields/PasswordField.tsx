import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { TextField as AriaTextField, Input } from 'react-aria-components/TextField'
import { useTranslation } from '../../i18n/translation.tsx'
import { FieldLabel, FieldNotes, fieldState, fieldStyle } from './field-words.tsx'
import { groupedInputStyle, inputGroupStyle } from './input-style.ts'
import type { TextFieldProps } from './TextField.tsx'

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'autoComplete'> {
  /** `off` for what the browser must not offer to store. */
  autoComplete: 'current-password' | 'new-password' | 'off'
}

/** Typing a long password blind is hard with a switch or a braille keyboard, so it can be shown. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, isOptional, isLabelHidden, labelAside, hint, problem, placeholder, ...rest } = props
  const { t } = useTranslation()
  const [isShown, setShown] = useState(false)
  return (
    <AriaTextField
      {...rest}
      {...fieldState(props)}
      type={isShown ? 'text' : 'password'}
      className={fieldStyle}
    >
      <FieldLabel {...props} />
      <Group className={inputGroupStyle} isInvalid={problem !== undefined} role="presentation">
        <Input className={groupedInputStyle} autoCapitalize="none" spellCheck={false} />
        <Button
          aria-label={isShown ? t('ui.hidePassword') : t('ui.showPassword')}
          onPress={() => setShown(!isShown)}
          className="hit m-0.5 min-h-9.5 shrink-0 rounded-small px-3 text-15 font-strong text-link data-hovered:bg-surface2"
        >
          {isShown ? t('ui.hide') : t('ui.show')}
        </Button>
      </Group>
      <FieldNotes {...props} />
    </AriaTextField>
  )
}
