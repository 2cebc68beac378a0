import type { User } from 'contract/people/users'
import { Problem } from 'contract/platform/problems'
import { Mail } from 'lucide'
import { useState } from 'react'
import { problemText } from '../../../../i18n/problem-text.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Banner } from '../../../../ui/messages/Banner.tsx'
import { showToast } from '../../../../ui/messages/toasts.ts'
import { confirmAgain, inviteAgain } from '../queries.ts'
import { isWaiting } from './email-hint.ts'

/**
 * Somebody with a first password set by staff who never logged in is not invited, and may still have an address to
 * confirm.
 */
const sendAgain = async (user: User): Promise<'users.invitedAgain' | 'users.confirmedAgain'> => {
  if (user.last_login === null) {
    const isInvited = await inviteAgain(user.id).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Problem && error.code === 'not_to_be_invited' && isWaiting(user)) return false
        throw error
      },
    )
    if (isInvited) return 'users.invitedAgain'
  }
  await confirmAgain(user.id)
  return 'users.confirmedAgain'
}

/** Sends the invitation, or the link that confirms an address, again. */
export function SendAgain({ user, isDisabled }: { user: User; isDisabled: boolean }) {
  const { t } = useTranslation()
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()
  if (!user.is_active || (user.last_login !== null && !isWaiting(user))) return null
  const send = async () => {
    setPending(true)
    setProblem(undefined)
    try {
      showToast('success', t(await sendAgain(user), { name: user.full_name }))
    } catch (error) {
      setProblem(problemText(t, error))
    } finally {
      setPending(false)
    }
  }
  return (
    <>
      {problem && (
        <div className="basis-full">
          <Banner tone="danger">{problem}</Banner>
        </div>
      )}
      <Button icon={Mail} onPress={() => void send()} isPending={isPending} isDisabled={isDisabled}>
        {user.last_login === null ? t('users.inviteAgain') : t('users.confirmAgain')}
      </Button>
    </>
  )
}
