import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../../i18n/format-date.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
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
