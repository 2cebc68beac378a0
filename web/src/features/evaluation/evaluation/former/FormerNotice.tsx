import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDateTime } from '../../../../i18n/format-date.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Banner } from '../../../../ui/messages/Banner.tsx'
import { FormerDialog } from './FormerDialog.tsx'
import type { FormerProps } from './former-props.ts'
import { formerPartsQuery } from './queries.ts'
import { useUnsentDrafts } from './use-unsent-drafts.ts'

export function FormerNotice({ ready, movedAt }: FormerProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { line } = ready.detail
  const { data } = useQuery(formerPartsQuery(line.id, movedAt))
  const unsent = useUnsentDrafts(ready)
  const last = data?.moves.at(-1)
  if (!data || !last) return null
  const hasMore = data.answers.length + data.duties.length + data.reasons.length + unsent.length > 0
  return (
    <>
      <Banner
        isKnown
        tone="info"
        title={t('moving.wasMoved', { from: last.from.name })}
        action={hasMore && <Button onPress={() => setOpen(true)}>{t('moving.readBefore')}</Button>}
      >
        {last.by.name}, {formatDateTime(last.at)}
      </Banner>
      {isOpen && (
        <FormerDialog
          ready={ready}
          movedAt={movedAt}
          parts={data}
          unsent={unsent}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
