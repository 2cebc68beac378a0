import { useTranslation } from '../../i18n/translation.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'

type Props = {
  id: string
  value: string
  onChange: (value: string) => void
  problem?: string
  /** A recovery code in place of the app's. */
  isRecovery: boolean
  onRecovery: (isRecovery: boolean) => void
  autoFocus?: boolean
}

/** A code of the authenticator app, with autofill, or a recovery code. */
export function CodeField({ isRecovery, onRecovery, ...field }: Props) {
  const { t } = useTranslation()
  const change = () => {
    field.onChange('')
    onRecovery(!isRecovery)
  }
  return (
    <div className="grid gap-2">
      <TextField
        key={isRecovery ? 'recovery' : 'app'}
        label={t(isRecovery ? 'second-step.recoveryCode' : 'second-step.code')}
        hint={t(isRecovery ? 'second-step.recoveryHint' : 'second-step.codeHint')}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        inputMode={isRecovery ? 'text' : 'numeric'}
        spellCheck="false"
        {...field}
      />
      <div>
        <Button kind="quiet" onPress={change}>
          {t(isRecovery ? 'second-step.useApp' : 'second-step.useRecovery')}
        </Button>
      </div>
    </div>
  )
}
