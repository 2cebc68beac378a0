import { can } from 'contract/access/permissions'
import { useTranslation } from '../../../i18n/translation.tsx'
import { ImportButton } from '../../../kit/exchange/ImportButton.tsx'
import { ListHeading, type ListTools } from '../../../kit/lists/ListHeading.tsx'
import { useActor } from '../../../session/use-session.ts'

export function UsersHeading(tools: Omit<ListTools, 'mayCreate'>) {
  const { t } = useTranslation()
  const actor = useActor()
  return (
    <ListHeading
      {...tools}
      title={t('users.title')}
      hint={t('users.hint')}
      create={t('users.new')}
      mayCreate={can(actor, 'user.create')}
      after={<ImportButton imported={{ kind: 'people' }} />}
    />
  )
}
