import type { AppliedAnswer } from 'contract/exchange/imports'
import { useEffect } from 'react'
import { formatNumber } from '../../i18n/format-number.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { announce } from '../../ui/messages/announcements.ts'
import { Banner } from '../../ui/messages/Banner.tsx'

type Props = { hint: string; answer: AppliedAnswer }

export function ImportDone({ hint, answer }: Props) {
  const { t } = useTranslation()
  const text = t('transfer.done', {
    created: formatNumber(answer.created),
    changed: formatNumber(answer.changed),
  })
  useEffect(() => announce(text), [text])
  return (
    <Banner tone="info" title={text}>
      <p>{hint}</p>
    </Banner>
  )
}
