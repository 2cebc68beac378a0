import { formatDateTime } from '../../i18n/format-date.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { Banner } from '../../ui/messages/Banner.tsx'

export function OldAnswersNotice({ at }: { at: number }) {
  const { t } = useTranslation()
  return <Banner tone="offline">{t('old-answers.asOf', { time: formatDateTime(at) })}</Banner>
}
