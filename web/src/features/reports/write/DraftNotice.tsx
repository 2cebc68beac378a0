import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../../i18n/format-date.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Banner } from '../../../ui/messages/Banner.tsx'
import type { Draft } from './draft.ts'

/** Tells that the form goes on with what this device kept. */
export function DraftNotice({ draft, onDiscard }: { draft: Draft; onDiscard: () => void }) {
  const { t } = useTranslation()
  return (
    <Banner
      tone="info"
      title={t('reports.draftFound', { when: formatDateTime(draft.at) })}
      action={<Button onPress={onDiscard}>{t('reports.draftDiscard')}</Button>}
    >
      {t('reports.draftText')}
    </Banner>
  )
}
