import type { AppliedAnswer, ImportKind } from 'contract/exchange/imports'
import { useEffect } from 'react'
import { formatNumber } from '../../i18n/format-number.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { announce } from '../../ui/messages/announcements.ts'
import { Banner } from '../../ui/messages/Banner.tsx'

type Props = { kind: ImportKind; answer: AppliedAnswer }

export function ImportDone({ kind, answer }: Props) {
  const { t } = useTranslation()
  const text = t('transfer.done', {
    created: formatNumber(answer.created),
    changed: formatNumber(answer.changed),
  })
  useEffect(() => announce(text), [text])
  return (
    <Banner tone="info" title={text}>
      <p>{t(`transfer.doneHint.${kind}`)}</p>
    </Banner>
  )
}
