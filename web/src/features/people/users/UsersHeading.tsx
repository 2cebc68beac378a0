import { useTranslation } from '../../../i18n/translation.tsx'
import { ImportButton } from '../../../kit/exchange/ImportButton.tsx'
import { ListHeading, type ListTools } from '../../../kit/lists/ListHeading.tsx'

/** Whoever sees this list may add somebody to it. */
export function UsersHeading(tools: Omit<ListTools, 'mayCreate'>) {
  const { t } = useTranslation()
  return (
    <ListHeading
      {...tools}
      title={t('users.title')}
      hint={t('users.hint')}
      create={t('users.new')}
      mayCreate
      after={<ImportButton kind="people" />}
    />
  )
}
