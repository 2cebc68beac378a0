import { formatDateTime } from '../../i18n/format-date.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { Banner } from '../../ui/messages/Banner.tsx'

type Props = {
  at: number
  /** It stands in a notice that says more. */
  isInNotice: boolean
}

export function OldAnswersNotice({ at, isInNotice }: Props) {
  const { t } = useTranslation()
  const text = t('old-answers.asOf', { time: formatDateTime(at) })
  return isInNotice ? <p>{text}</p> : <Banner tone="offline">{text}</Banner>
}
