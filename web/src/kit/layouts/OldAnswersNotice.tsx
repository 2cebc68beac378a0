import { formatDateTime } from '../../i18n/format-date.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { useOnline } from '../../session/use-online.ts'
import { Banner } from '../../ui/messages/Banner.tsx'

type Props = {
  at: number
  /** The server answered with data of a lagging replica. */
  isLagging: boolean
  isInNotice: boolean
}

export function OldAnswersNotice({ at, isLagging, isInNotice }: Props) {
  const { t } = useTranslation()
  const cause = useOnline() ? 'server' : 'offline'
  const time = formatDateTime(at)
  const text = isLagging ? t('old-answers.behind', { time }) : t('old-answers.asOf', { time, cause })
  if (isInNotice) return <p>{text}</p>
  return <Banner tone={isLagging ? 'info' : 'offline'}>{text}</Banner>
}
