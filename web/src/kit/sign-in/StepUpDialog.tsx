import { oldPassword } from 'contract/access/credentials'
import { type FormEvent, useState } from 'react'
import { z } from 'zod'
import { useTranslation } from '../../i18n/translation.tsx'
import { settleProof } from '../../session/step-up.ts'
import { useSession } from '../../session/use-session.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { ErrorSummary, type FieldProblem } from '../../ui/fields/ErrorSummary.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { useForm } from '../forms/use-form.ts'
import { CodeField } from './CodeField.tsx'
import { repeatSignIn } from './queries.ts'

/** Over any page, before something that a stolen session must not do: the password, and a code where there is a second step. */
export function StepUpDialog({ isOpen }: { isOpen: boolean }) {
  const { t } = useTranslation()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => settleProof(false)}
      isQuestion
      title={t('second-step.stepUp.title')}
    >
      <StepUpForm />
    </Dialog>
  )
}

/** Whether a code is wanted the server knows. */
const Proof = z.object({ password: oldPassword, code: z.string() })

/** The page below may have fields of these names. */
const idOf = (field: string): string => `step-up-${field}`
const inDialog = (problem: FieldProblem): FieldProblem =>
  problem.field ? { ...problem, field: idOf(problem.field) } : problem

function StepUpForm() {
  const { t } = useTranslation()
  const stored = useSession()
  const [isRecovery, setRecovery] = useState(false)
  const form = useForm(Proof, { password: '', code: '' })
  // where the session began before there was a second step, the server says that it wants a code
  const needsCode = stored?.user.second_factor === 'totp' || form.problemOf('code') !== undefined
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    void form.submit(async ({ password, code }) => {
      await repeatSignIn({ password, ...(code !== '' && { code }) })
      settleProof(true)
    })
  }
  return (
    <form onSubmit={goOn} noValidate className="flex flex-col gap-4">
      <p className="text-text2">{t('second-step.stepUp.text', { name: stored?.user.full_name ?? '' })}</p>
      <ErrorSummary problems={form.problems.map(inDialog)} />
      <PasswordField
        label={t('login.password')}
        autoComplete="current-password"
        autoFocus
        {...form.fieldOf('password')}
        id={idOf('password')}
      />
      {needsCode && (
        <CodeField
          {...form.fieldOf('code')}
          id={idOf('code')}
          isRecovery={isRecovery}
          onRecovery={setRecovery}
        />
      )}
      <div className="flex flex-col-reverse gap-2 wide:flex-row wide:justify-end">
        <Button onPress={() => settleProof(false)}>{t('ui.cancel')}</Button>
        <Button kind="primary" type="submit" isPending={form.isPending}>
          {t('second-step.goOn')}
        </Button>
      </div>
    </form>
  )
}
