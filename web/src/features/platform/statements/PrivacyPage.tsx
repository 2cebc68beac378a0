import { useTranslation } from '../../../i18n/translation.tsx'
import { PlainPage } from '../../../kit/layouts/PlainPage.tsx'
import { LongTextFrame } from '../../../kit/long-text/LongTextFrame.tsx'
import { useLongText } from '../../../kit/long-text/use-long-text.ts'
import { usePageTitle } from '../../../kit/page/use-page-title.ts'
import { PrivacyText } from './PrivacyText.tsx'

/** The page without a session; elsewhere the text opens in a dialog. */
export function PrivacyPage() {
  const { t } = useTranslation()
  const reading = useLongText('privacy')
  usePageTitle(t('about.privacy'))
  return (
    <PlainPage title={t('about.privacy')}>
      <LongTextFrame reading={reading}>{(text) => <PrivacyText text={text} level={2} />}</LongTextFrame>
    </PlainPage>
  )
}
