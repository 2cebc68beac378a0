import { useQuery } from '@tanstack/react-query'
import type { EditionDraft } from 'contract/instrument/edition-drafts'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/translation.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Banner } from '../../../ui/messages/Banner.tsx'
import { lazyDialog } from '../../../ui/waiting/lazily.tsx'
import { offersQuery } from './queries.ts'

const OffersDialog = lazyDialog(async () => (await import('./OffersDialog.tsx')).OffersDialog)

/** Shown while the draft is open and offers exist. */
export function OffersNotice({ draft }: { draft: EditionDraft }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery({ ...offersQuery(draft.id), enabled: draft.status === 'open' })
  if (draft.status !== 'open' || !data || (data.count === 0 && !isOpen)) return null
  return (
    <>
      {data.count > 0 && (
        <Banner
          tone="info"
          title={t('editions.offers.count', { count: data.count })}
          action={<Button onPress={() => setOpen(true)}>{t('editions.offers.look')}</Button>}
        />
      )}
      <OffersDialog isOpen={isOpen} onClose={() => setOpen(false)} draft={draft} offered={data} />
    </>
  )
}
