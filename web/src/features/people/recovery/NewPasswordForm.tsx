import { useNavigate } from '@tanstack/react-router'
import { NewPassword } from 'contract/people/recovery'
import { Problem } from 'contract/platform/problems'
import type { FormEvent } from 'react'
import { useTranslation } from '../../../i18n/translation.tsx'
import { useForm } from '../../../kit/forms/use-form.ts'
import { useNamedProblems } from '../../../kit/forms/use-named-problems.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ErrorSummary } from '../../../ui/fields/ErrorSummary.tsx'
import { PasswordField } from '../../../ui/fields/PasswordField.tsx'
import { purgeToken } from './link-token.ts'
import { setPassword } from './queries.ts'

type Props = { token: string; onInvalid: () => void }

/** Saving does not sign in. */
export function NewPasswordForm({ token, onInvalid }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const form = useForm(NewPassword, { token, password: '', password_confirmation: '' })
  const { fieldOf } = form
  const labels = { password: t('recovery.password'), password_confirmation: t('recovery.again') }
  const problems = useNamedProblems(form.problems, labels)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.submit(async (body) => {
      await setPassword(body).catch((error: unknown) => {
        if (error instanceof Problem && error.code === 'reset_token_invalid') onInvalid()
        throw error
      })
      await navigate({ to: '/login', search: { done: 'password' }, replace: true })
      purgeToken()
    })
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <ErrorSummary problems={problems} />
      <PasswordField
        label={labels.password}
        hint={t('recovery.passwordHint')}
        autoComplete="new-password"
        {...fieldOf('password')}
      />
      <PasswordField
        label={labels.password_confirmation}
        autoComplete="new-password"
        {...fieldOf('password_confirmation')}
      />
      <Button kind="primary" type="submit" isWide isPending={form.isPending}>
        {t('recovery.set')}
      </Button>
    </form>
  )
}
