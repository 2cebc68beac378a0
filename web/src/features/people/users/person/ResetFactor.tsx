import { useQueryClient } from '@tanstack/react-query'
import type { User } from 'contract/people/users'
import { ShieldOff } from 'lucide'
import { useState } from 'react'
import { problemText } from '../../../../i18n/problem-text.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { showToast } from '../../../../ui/messages/toasts.ts'
import { ConfirmDialog } from '../../../../ui/overlays/ConfirmDialog.tsx'
import { resetFactor } from '../queries.ts'

/** For somebody who lost the app and the recovery codes: two members of staff have to ask for it. */
export function ResetFactor({ user, isDisabled }: { user: User; isDisabled: boolean }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const [isConfirming, setConfirming] = useState(false)
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const name = user.full_name
  const reset = async () => {
    setPending(true)
    setProblem(undefined)
    try {
      const { code } = await resetFactor(user.id)
      showToast(
        'success',
        t(code === 'factor_reset_done' ? 'users.factor.done' : 'users.factor.asked', { name }),
      )
      setConfirming(false)
      await queryClient.invalidateQueries({ queryKey: ['users'] })
    } catch (error) {
      setProblem(problemText(t, error))
    } finally {
      setPending(false)
    }
  }
  return (
    <>
      <Button icon={ShieldOff} onPress={() => setConfirming(true)} isDisabled={isDisabled}>
        {t('users.factor.reset')}
      </Button>
      <ConfirmDialog
        isOpen={isConfirming}
        onClose={() => setConfirming(false)}
        title={t('users.factor.title', { name })}
        confirm={t('users.factor.confirm')}
        onConfirm={() => void reset()}
        isPending={isPending}
        problem={problem}
      >
        {t('users.factor.text', { name })}
      </ConfirmDialog>
    </>
  )
}
