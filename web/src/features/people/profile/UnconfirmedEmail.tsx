import { useQueryClient } from '@tanstack/react-query'
import type { User } from 'contract/people/users'
import { Mail } from 'lucide'
import { useTranslation } from '../../../i18n/translation.tsx'
import { useAction } from '../../../kit/actions/use-action.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Banner } from '../../../ui/messages/Banner.tsx'
import { sendConfirmationAgain } from './queries.ts'

export function UnconfirmedEmail({ user }: { user: User }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['profile'] })
  const { run, problem, isPending } = useAction({ refresh })
  const email = user.pending_email ?? user.email
  if (email === null || (user.email_verified && user.pending_email === null)) return null
  return (
    <div className="mb-5 grid gap-3">
      <Banner
        tone="warn"
        action={
          <Button
            icon={Mail}
            onPress={() => void run(sendConfirmationAgain, t('profile.linkSent', { email }))}
            isPending={isPending}
          >
            {t('profile.sendLink')}
          </Button>
        }
      >
        <p className="[overflow-wrap:anywhere]">
          {user.email_verified
            ? t('profile.waits', { email, current: user.email ?? '' })
            : t('profile.notConfirmed', { email })}
        </p>
      </Banner>
      {problem && <Banner tone="danger">{problem}</Banner>}
    </div>
  )
}
