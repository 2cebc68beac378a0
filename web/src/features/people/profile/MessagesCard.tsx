import { useQueryClient } from '@tanstack/react-query'
import type { Profile } from 'contract/people/accounts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { useAction } from '../../../kit/actions/use-action.ts'
import { Card } from '../../../ui/cards/Card.tsx'
import { Switch } from '../../../ui/choices/Switch.tsx'
import { Banner } from '../../../ui/messages/Banner.tsx'
import { changeProfile, profileQuery } from './queries.ts'

/** Whether messages and mentions are also sent by e-mail; saved at once. */
export function MessagesCard({ profile }: { profile: Profile }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: profileQuery().queryKey })
  const { run, problem, isPending } = useAction({ refresh })
  const choose = (message_emails: boolean) =>
    void run(() => changeProfile({ message_emails }, profile.version), t('profile.messagesSaved'))
  return (
    <Card title={t('profile.messages')} hint={t('profile.messagesHint')}>
      {problem && <Banner tone="danger">{problem}</Banner>}
      <Switch
        label={t('profile.messageEmails')}
        isSelected={profile.message_emails}
        isReadOnly={isPending}
        onChange={choose}
      />
    </Card>
  )
}
