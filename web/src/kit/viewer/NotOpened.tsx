import { useTranslation } from '../../i18n/translation.tsx'
import { Banner } from '../../ui/messages/Banner.tsx'

/** For broken, encrypted or unsupported files; the download is below. */
export function NotOpened() {
  const { t } = useTranslation()
  return <Banner tone="danger">{t('viewer.notOpened')}</Banner>
}
