import { accountCalls, Setup } from 'contract/people/accounts'
import { Problem } from 'contract/platform/problems'
import { type FormEvent, useState } from 'react'
import { DraftNotice } from '../../../drafts/DraftNotice.tsx'
import { draftsOfTab } from '../../../drafts/names.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { useDraftedForm } from '../../../kit/forms/use-drafted-form.ts'
import { Entrance } from '../../../kit/layouts/Entrance.tsx'
import { usePageTitle } from '../../../kit/page/use-page-title.ts'
import { send } from '../../../session/send.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { ErrorSummary } from '../../../ui/fields/ErrorSummary.tsx'
import { PasswordField } from '../../../ui/fields/PasswordField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'

type End = 'done' | 'already' | 'noToken'

const useSetup = (onEnd: (end: End) => void) => {
  const token = new URLSearchParams(location.hash.slice(1)).get('token') ?? ''
  const form = useDraftedForm({
    name: `${draftsOfTab}setup`,
    shape: Setup,
    begin: { token, username: '', email: '', password: '', full_name: '' },
    undrafted: ['token', 'password'],
  })

  const setUp = (event: FormEvent) => {
    event.preventDefault()
    void form.submit(async (body) => {
      try {
        await send(accountCalls.setup, { body }, null)
        onEnd('done')
      } catch (error) {
        if (!(error instanceof Problem) || error.code !== 'not_found') throw error
        onEnd('already')
      }
    })
  }
  return { token, form, setUp }
}

/** The page of the one-time link printed at the first start; it makes the first super administrator. */
export function SetupPage() {
  const { t } = useTranslation()
  usePageTitle(t('setup.title'))
  const [end, setEnd] = useState<End | null>(null)
  const { token, form, setUp } = useSetup(setEnd)

  if (end || token === '') return <SetupEnd end={end ?? 'noToken'} />
  return (
    <Entrance title={t('setup.title')} hint={t('setup.hint')}>
      <form onSubmit={setUp} noValidate className="flex flex-col gap-5">
        <ErrorSummary problems={form.problems.filter(({ field }) => field !== 'token')} />
        <DraftNotice draft={form.draft} />
        <TextField label={t('setup.fullName')} autoComplete="name" {...form.fieldOf('full_name')} />
        <TextField
          label={t('setup.username')}
          autoComplete="username"
          hint={t('setup.usernameHint')}
          {...form.fieldOf('username')}
        />
        <TextField type="email" label={t('setup.email')} autoComplete="email" {...form.fieldOf('email')} />
        <PasswordField
          label={t('login.password')}
          hint={t('setup.passwordHint')}
          autoComplete="new-password"
          {...form.fieldOf('password')}
        />
        <Button kind="primary" type="submit" isWide isPending={form.isPending}>
          {t('setup.create')}
        </Button>
      </form>
    </Entrance>
  )
}

function SetupEnd({ end }: { end: End }) {
  const { t } = useTranslation()
  const texts = {
    noToken: { title: t('setup.title'), hint: t('setup.noToken') },
    done: { title: t('setup.doneTitle'), hint: t('setup.doneText') },
    already: { title: t('setup.alreadyTitle'), hint: t('setup.alreadyText') },
  }
  return (
    <Entrance {...texts[end]}>
      <ButtonLink kind="primary" href="/login" isWide>
        {t('login.signIn')}
      </ButtonLink>
    </Entrance>
  )
}
