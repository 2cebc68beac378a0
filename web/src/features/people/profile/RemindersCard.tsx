import { useQueryClient } from '@tanstack/react-query'
import { type Profile, type ReminderChoice, reminderChoices } from 'contract/people/accounts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { useAction } from '../../../kit/actions/use-action.ts'
import { Card } from '../../../ui/cards/Card.tsx'
import { Select } from '../../../ui/choices/Select.tsx'
import { changeProfile, profileQuery } from './queries.ts'

/** How often reminders of overdue actions are sent; saved at once. */
export function RemindersCard({ profile }: { profile: Profile }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: profileQuery().queryKey })
  const { run, problem } = useAction({ refresh })
  const labels: Record<ReminderChoice, string> = {
    off: t('profile.off'),
    weekly: t('profile.weekly'),
    at_once: t('profile.atOnce'),
  }
  const choose = (reminders: ReminderChoice) =>
    void run(() => changeProfile({ reminders }, profile.version), t('profile.remindersSaved'))
  return (
    <Card title={t('profile.reminders')} hint={t('profile.remindersHint')}>
      <Select
        id="reminders"
        label={t('profile.howOften')}
        hint={t('profile.remindersLetters')}
        problem={problem}
        choices={reminderChoices.map((id) => ({ id, label: labels[id] }))}
        value={profile.reminders}
        onChange={choose}
      />
    </Card>
  )
}
