import { useTranslation } from 'react-i18next'
import { PlainPage } from '../../app/layouts/PlainPage.tsx'
import { Contact } from '../../app/long-text/Contact.tsx'
import { LongTextFrame } from '../../app/long-text/LongTextFrame.tsx'
import { LongTextView } from '../../app/long-text/LongTextView.tsx'
import { useLongText } from '../../app/long-text/use-long-text.ts'
import { useInstallation } from '../../app/use-installation.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
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
            after={{ tell: contact && <Contact address={contact} /> }}
          />
        )}
      </LongTextFrame>
    </PlainPage>
  )
}
