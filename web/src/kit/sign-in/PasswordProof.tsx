import { oldPassword } from 'contract/access/credentials'
import { type FormEvent, useState } from 'react'
import { z } from 'zod'
import { useTranslation } from '../../i18n/translation.tsx'
import { settleProof } from '../../session/step-up.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { ErrorSummary, type FieldProblem } from '../../ui/fields/ErrorSummary.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { useForm } from '../forms/use-form.ts'
import { CodeField } from './CodeField.tsx'
import { repeatSignIn } from './queries.ts'

/** The server decides whether a code is required. */
const Proof = z.object({ password: oldPassword, code: z.string() })

/** Prefixed, since the page below may have fields with the same ids. */
const idOf = (field: string): string => `step-up-${field}`
const inDialog = (problem: FieldProblem): FieldProblem =>
  problem.field ? { ...problem, field: idOf(problem.field) } : problem

type Props = {
  needsCode: boolean
  /** The first of the offered ways has the focus and the primary button. */
  isFirst: boolean
}

export function PasswordProof({ needsCode, isFirst }: Props) {
  const { t } = useTranslation()
  const [isRecovery, setRecovery] = useState(false)
  const form = useForm(Proof, { password: '', code: '' })
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
      <ErrorSummary problems={form.problems.map(inDialog)} />
      <PasswordField
        label={t('login.password')}
        autoComplete="current-password"
        autoFocus={isFirst}
        {...form.fieldOf('password')}
        id={idOf('password')}
      />
      {(needsCode || form.problemOf('code')) && (
        <CodeField
          {...form.fieldOf('code')}
          id={idOf('code')}
          isRecovery={isRecovery}
          onRecovery={setRecovery}
        />
      )}
      <div className="flex flex-col-reverse gap-2 wide:flex-row wide:justify-end">
        <Button onPress={() => settleProof(false)}>{t('ui.cancel')}</Button>
        <Button kind={isFirst ? 'primary' : 'secondary'} type="submit" isPending={form.isPending}>
          {t('second-step.goOn')}
        </Button>
      </div>
    </form>
  )
}
