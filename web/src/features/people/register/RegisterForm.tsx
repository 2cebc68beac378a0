import { useNavigate } from '@tanstack/react-router'
import type { Ref } from 'contract/platform/shapes'
import type { FormEvent } from 'react'
import { DraftNotice } from '../../../drafts/DraftNotice.tsx'
import { draftsOfTab } from '../../../drafts/names.ts'
import { chosenLanguage } from '../../../i18n/chosen-language.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { useDraftedForm } from '../../../kit/forms/use-drafted-form.ts'
import { useNamedProblems } from '../../../kit/forms/use-named-problems.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Select } from '../../../ui/choices/Select.tsx'
import { ErrorSummary } from '../../../ui/fields/ErrorSummary.tsx'
import { PasswordField } from '../../../ui/fields/PasswordField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { type AccountValues, NewAccount } from './new-account.ts'
import { registerMyself } from './queries.ts'

const empty: AccountValues = {
  full_name: '',
  username: '',
  email: '',
  phone: '',
  country: null,
  password: '',
}

const useRegistration = () => {
  const navigate = useNavigate()
  const form = useDraftedForm<AccountValues>({
    name: `${draftsOfTab}registration`,
    shape: NewAccount,
    begin: empty,
    undrafted: ['password'],
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.submit(async (body) => {
      await registerMyself({ ...body, language: chosenLanguage() })
      await navigate({ to: '/login', search: { done: 'registered' }, replace: true })
    })
  }
  return { form, submit }
}

/** The new account has no areas until staff of the country assign them. */
export function RegisterForm({ countries }: { countries: readonly Ref[] }) {
  const { t } = useTranslation()
  const { form, submit } = useRegistration()
  const { fieldOf } = form
  const labels = {
    full_name: t('setup.fullName'),
    username: t('setup.username'),
    email: t('setup.email'),
    phone: t('register.phone'),
    country: t('register.country'),
    password: t('login.password'),
  }
  const problems = useNamedProblems(form.problems, labels)

  const text = (name: 'full_name' | 'username' | 'email' | 'phone', autoComplete: string) => ({
    label: labels[name],
    autoComplete,
    ...fieldOf(name),
  })
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <ErrorSummary problems={problems} />
      <DraftNotice draft={form.draft} />
      <TextField {...text('full_name', 'name')} />
      <TextField type="email" {...text('email', 'email')} />
      <Select
        label={labels.country}
        hint={t('register.countryHint')}
        choices={countries.map(({ id, name }) => ({ id, label: name }))}
        {...fieldOf('country')}
      />
      <TextField type="tel" isOptional {...text('phone', 'tel')} />
      <TextField hint={t('setup.usernameHint')} {...text('username', 'username')} />
      <PasswordField
        label={labels.password}
        hint={t('setup.passwordHint')}
        autoComplete="new-password"
        {...fieldOf('password')}
      />
      <Button kind="primary" type="submit" isWide isPending={form.isPending}>
        {t('register.create')}
      </Button>
    </form>
  )
}
