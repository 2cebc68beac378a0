import { accountCalls, type LoggedIn } from 'contract/people/accounts'
import { type FormEvent, useCallback, useState } from 'react'
import type { z } from 'zod'
import { readOwnTexts } from '../../../i18n/read-language.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { useForm } from '../../../kit/forms/use-form.ts'
import { Entrance } from '../../../kit/layouts/Entrance.tsx'
import { usePageTitle } from '../../../kit/page/use-page-title.ts'
import { type PendingStep, pendingStepOf, SecondStep } from '../../../kit/sign-in/second-step.ts'
import { allLocks } from '../../../offline/lock/stored-lock.ts'
import { hasPasskeys, knowsPasskey } from '../../../session/browser-passkey.ts'
import { send } from '../../../session/send.ts'
import { storeSession } from '../../../session/stored-session.ts'
import { isStorageBlocked } from '../../../session/web-storage.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Checkbox } from '../../../ui/choices/Checkbox.tsx'
import { ErrorSummary } from '../../../ui/fields/ErrorSummary.tsx'
import { PasswordField } from '../../../ui/fields/PasswordField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Banner } from '../../../ui/messages/Banner.tsx'
import { Link } from '../../../ui/navigation/Link.tsx'
import { lazily } from '../../../ui/waiting/lazily.tsx'
import { PasskeyEntry } from './PasskeyEntry.tsx'
import { ProviderEntry } from './ProviderEntry.tsx'
import type { LoginSearch } from './search.ts'
import { useOtherWays } from './use-other-ways.ts'

type Props = LoginSearch & {
  onSignedIn: () => Promise<void>
}

const LockedDevice = lazily(
  async () => {
    const [part] = await Promise.all([import('./LockedDevice.tsx'), readOwnTexts('lock')])
    return part.LockedDevice
  },
  null,
  true,
)

const credentials = async () => (await import('./credentials.ts')).Credentials

/** Needs no router, since it is the first page that loads. */
export function LoginPage({ done, onSignedIn }: Props) {
  const { t } = useTranslation()
  usePageTitle(t('login.title'))
  const { isRegistrationOpen, provider } = useOtherWays()
  const [isLocked] = useState(() => allLocks().length > 0)
  const [isOffered] = useState(hasPasskeys)
  const [isKnown] = useState(() => hasPasskeys() && knowsPasskey())
  const [isBlocked] = useState(isStorageBlocked)
  const form = useForm(credentials, { username: '', password: '', remember: false }, { username: 'login' })

  const [step, setStep] = useState<PendingStep | null>(null)
  const [again, setAgain] = useState<string>()

  const enter = async (signedIn: z.output<typeof LoggedIn>) => {
    storeSession({ ...signedIn, remember: form.values.remember })
    await onSignedIn()
  }
  const signIn = (event: FormEvent) => {
    event.preventDefault()
    setAgain(undefined)
    void form.submit(async (body) => {
      try {
        await enter(await send(accountCalls.login, { body }, null))
      } catch (error) {
        const next = pendingStepOf(error)
        if (!next) throw error
        setStep(next)
      }
    })
  }
  const beginAgain = useCallback((problem?: string) => {
    setStep(null)
    setAgain(problem)
  }, [])

  if (step)
    return (
      <Entrance title={t('login.title')} hint={t('login.secondStep')}>
        <SecondStep {...step} onSignedIn={enter} onAgain={beginAgain} />
      </Entrance>
    )

  const passkey = <PasskeyEntry isFirst={isKnown} remember={form.values.remember} onSignedIn={onSignedIn} />
  return (
    <Entrance title={t('login.title')} hint={t('login.hint')}>
      {done && <Banner tone="info" title={t(`login.done.${done}`)} />}
      {again && <Banner tone="danger">{again}</Banner>}
      {isBlocked && <Banner tone="warn">{t('login.notStored')}</Banner>}
      {isLocked && <LockedDevice onOpened={onSignedIn} />}
      {isKnown && passkey}
      <form onSubmit={signIn} noValidate className="flex flex-col gap-5">
        <ErrorSummary problems={form.problems} />
        <TextField
          label={t('login.username')}
          autoComplete="username webauthn"
          {...form.fieldOf('username')}
        />
        <PasswordField
          label={t('login.password')}
          labelAside={
            <Link href="/forgotpassword" variant="aside">
              {t('login.forgotten')}
            </Link>
          }
          autoComplete="current-password"
          {...form.fieldOf('password')}
        />
        <Checkbox
          label={t('login.remember')}
          hint={t('login.rememberHint')}
          isSelected={form.values.remember}
          onChange={(value) => form.set('remember', value)}
        />
        <Button kind={isKnown ? 'secondary' : 'primary'} type="submit" isWide isPending={form.isPending}>
          {t('login.signIn')}
        </Button>
      </form>
      {isOffered && !isKnown && passkey}
      {provider !== null && <ProviderEntry provider={provider} remember={form.values.remember} />}
      {isRegistrationOpen !== false && (
        <p className={`text-center ${isRegistrationOpen ? '' : 'invisible'}`}>
          {t('login.new')} <Link href="/register">{t('login.register')}</Link>
        </p>
      )}
    </Entrance>
  )
}
