import type { LoggedIn } from 'contract/people/accounts'
import { secondStepCalls } from 'contract/people/second-factor'
import { Problem } from 'contract/platform/problems'
import { type FormEvent, useState } from 'react'
import type { z } from 'zod'
import { useTranslation } from '../../i18n/translation.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx'
import { useForm } from '../forms/use-form.ts'
import { CodeField } from './CodeField.tsx'
import { enterCode } from './queries.ts'

type Props = {
  ticket: string
  onSignedIn: (signedIn: z.output<typeof LoggedIn>) => Promise<void> | void
  /** Back to the password, which is required again when the ticket has expired. */
  onAgain: (problem?: string) => void
}

export function CodeStep({ ticket, onSignedIn, onAgain }: Props) {
  const { t } = useTranslation()
  const [isRecovery, setRecovery] = useState(false)
  const form = useForm(secondStepCalls.enter.body, { ticket, code: '' })
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    void form.submit(async (body) => {
      try {
        await onSignedIn(await enterCode(body))
      } catch (error) {
        if (!(error instanceof Problem) || error.code !== 'login_ticket_invalid') throw error
        onAgain(t('problems.login_ticket_invalid'))
      }
    })
  }
  return (
    <form onSubmit={goOn} noValidate className="flex flex-col gap-5">
      <ErrorSummary problems={form.problems} />
      <CodeField autoFocus {...form.fieldOf('code')} isRecovery={isRecovery} onRecovery={setRecovery} />
      <p className="text-15 text-text2">{t('second-step.neither')}</p>
      <div className="flex flex-col gap-2">
        <Button kind="primary" type="submit" isWide isPending={form.isPending}>
          {t('second-step.goOn')}
        </Button>
        <Button isWide onPress={() => onAgain()}>
          {t('second-step.again')}
        </Button>
      </div>
    </form>
  )
}
