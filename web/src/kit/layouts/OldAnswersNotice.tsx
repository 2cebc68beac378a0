import { formatDateTime } from '../../i18n/format-date.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { useOnline } from '../../session/use-online.ts'
import { Banner } from '../../ui/messages/Banner.tsx'

type Props = {
  at: number
  /** It stands in a notice that says more. */
  isInNotice: boolean
}

export function OldAnswersNotice({ at, isInNotice }: Props) {
  const { t } = useTranslation()
  const cause = useOnline() ? 'server' : 'offline'
  const text = t('old-answers.asOf', { time: formatDateTime(at), cause })
  return isInNotice ? <p>{text}</p> : <Banner tone="offline">{text}</Banner>
}
