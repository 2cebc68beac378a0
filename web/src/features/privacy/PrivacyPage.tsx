import { useTranslation } from 'react-i18next'
import { PlainPage } from '../../app/layouts/PlainPage.tsx'
import { LongTextFrame } from '../../app/long-text/LongTextFrame.tsx'
import { useLongText } from '../../app/long-text/use-long-text.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { PrivacyText } from './PrivacyText.tsx'
import { texts } from './texts.ts'

/** Before a login; afterwards the same text opens over any page. */
export function PrivacyPage() {
  const { t } = useTranslation()
  const reading = useLongText('privacy', texts)
  usePageTitle(t('about.privacy'))
  return (
    <PlainPage title={t('about.privacy')}>
      <LongTextFrame reading={reading}>{(text) => <PrivacyText text={text} level={2} />}</LongTextFrame>
    </PlainPage>
  )
}
