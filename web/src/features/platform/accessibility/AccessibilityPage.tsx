import { useTranslation } from 'react-i18next'
import { PlainPage } from '../../../kit/layouts/PlainPage.tsx'
import { Contact } from '../../../kit/long-text/Contact.tsx'
import { LongTextFrame } from '../../../kit/long-text/LongTextFrame.tsx'
import { LongTextView } from '../../../kit/long-text/LongTextView.tsx'
import { useLongText } from '../../../kit/long-text/use-long-text.ts'
import { useInstallation } from '../../../kit/page/use-installation.ts'
import { usePageTitle } from '../../../kit/page/use-page-title.ts'
import { texts } from './texts.ts'

/** What works for whom, what was tested and what was not. Open to everybody. */
export function AccessibilityPage() {
  const { t } = useTranslation()
  const reading = useLongText('accessibility', texts)
  const contact = useInstallation()?.contact
  usePageTitle(t('about.accessibility'))
  return (
    <PlainPage title={t('about.accessibility')}>
      <LongTextFrame reading={reading}>
        {(text) => (
          <LongTextView
            text={text}
            values={{ contact: text.phrases[contact ? 'contactKnown' : 'contactUnknown'] ?? '' }}
            after={{ contact: contact && <Contact address={contact} /> }}
          />
        )}
      </LongTextFrame>
    </PlainPage>
  )
}
