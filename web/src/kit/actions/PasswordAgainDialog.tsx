import { accountCalls, type LoggedIn } from 'contract/people/accounts'
import { type FormEvent, useCallback, useState } from 'react'
import type { z } from 'zod'
import { problemText } from '../../i18n/problem-text.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { sendNow } from '../../outbox/sending/sender.ts'
import { setExpired } from '../../session/expiry.ts'
import { send } from '../../session/send.ts'
import { purgeSession, storeSession } from '../../session/stored-session.ts'
import { useSession } from '../../session/use-session.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { type PendingStep, pendingStepOf, SecondStep } from '../sign-in/second-step.ts'

const leave = () => {
  setExpired(false)
  purgeSession()
}

export function PasswordAgainDialog({ isOpen }: { isOpen: boolean }) {
  const { t } = useTranslation()
  const stored = useSession()
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isPending, setPending] = useState(false)
  const [step, setStep] = useState<PendingStep | null>(null)

  const goOnAs = (signedIn: z.output<typeof LoggedIn>) => {
    storeSession({ ...signedIn, remember: stored?.remember ?? false })
    setExpired(false)
    setPassword('')
    setProblem(undefined)
    setStep(null)
    void sendNow()
  }
  const beginAgain = useCallback((ended?: string) => {
    setStep(null)
    setProblem(ended)
  }, [])
  const goOn = async (event: FormEvent) => {
    event.preventDefault()
    if (!stored) return
    setPending(true)
    try {
      const body = { username: stored.user.username, password, remember: stored.remember }
      goOnAs(await send(accountCalls.login, { body }, null))
    } catch (error) {
      const next = pendingStepOf(error)
      setStep(next)
      setProblem(next ? undefined : problemText(t, error))
    } finally {
      setPending(false)
    }
  }
  if (step)
    return (
      <Dialog isOpen={isOpen} onClose={leave} isQuestion title={t('shell.expired.title')}>
        <SecondStep {...step} onSignedIn={goOnAs} onAgain={beginAgain} />
      </Dialog>
    )
  return (
    <Dialog isOpen={isOpen} onClose={leave} isQuestion title={t('shell.expired.title')}>
      <form onSubmit={goOn} className="flex flex-col gap-4">
        <p className="text-text2">{t('shell.expired.text', { name: stored?.user.full_name ?? '' })}</p>
        <PasswordField
          label={t('shell.expired.password')}
          autoComplete="current-password"
          autoFocus
          value={password}
          onChange={setPassword}
          {...(problem && { problem })}
        />
        <div className="flex flex-col-reverse gap-2 wide:flex-row wide:justify-end">
          <Button onPress={leave}>{t('shell.expired.leave')}</Button>
          <Button kind="primary" type="submit" isPending={isPending}>
            {t('shell.expired.goOn')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
