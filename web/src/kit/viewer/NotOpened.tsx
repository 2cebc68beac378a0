import { useTranslation } from '../../i18n/translation.tsx'
import { Banner } from '../../ui/messages/Banner.tsx'

/** A file that is broken, locked or made in a way that is not known here. The download stands below it. */
export function NotOpened() {
  const { t } = useTranslation()
  return <Banner tone="danger">{t('viewer.notOpened')}</Banner>
}
