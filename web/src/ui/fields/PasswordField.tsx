import { useState } from 'react'
import { useTranslation } from '../../i18n/translation.tsx'
import { PlainButton } from '../buttons/PlainButton.tsx'
import { FieldLabel, FieldNotes, fieldStyle } from './field-words.tsx'
import { groupedInputStyle, inputGroupStyle } from './input-style.ts'
import type { TextFieldProps } from './TextField.tsx'
import { useTextField } from './text-control.ts'

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'autoComplete'> {
  /** `off` prevents the browser from storing it. */
  autoComplete: 'current-password' | 'new-password' | 'off'
}

/** Can be shown, since a long password is hard to type unseen with a switch or a braille keyboard. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTranslation()
  const [isShown, setShown] = useState(false)
  const { ids, control } = useTextField(props)
  return (
    <div className={fieldStyle}>
      <FieldLabel {...props} ids={ids} />
      <div className={inputGroupStyle} data-invalid={control['data-invalid']}>
        <input
          {...control}
          type={isShown ? 'text' : 'password'}
          className={groupedInputStyle}
          autoCapitalize="none"
          spellCheck={false}
        />
        <PlainButton
          aria-label={isShown ? t('ui.hidePassword') : t('ui.showPassword')}
          onPress={() => setShown(!isShown)}
          className="hit m-0.5 min-h-9.5 shrink-0 rounded-small px-3 text-15 font-strong text-link hover:bg-surface2"
        >
          {isShown ? t('ui.hide') : t('ui.show')}
        </PlainButton>
      </div>
      <FieldNotes ids={ids} hint={props.hint} problem={props.problem} />
    </div>
  )
}
