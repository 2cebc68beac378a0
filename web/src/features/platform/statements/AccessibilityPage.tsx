import { filled, useTranslation } from '../../../i18n/translation.tsx'
import { PlainPage } from '../../../kit/layouts/PlainPage.tsx'
import { Contact } from '../../../kit/long-text/Contact.tsx'
import { LongTextFrame } from '../../../kit/long-text/LongTextFrame.tsx'
import { LongTextView } from '../../../kit/long-text/LongTextView.tsx'
import { useLongText } from '../../../kit/long-text/use-long-text.ts'
import { useInstallation } from '../../../kit/page/use-installation.ts'
import { usePageTitle } from '../../../kit/page/use-page-title.ts'

/** Open without a session. */
export function AccessibilityPage() {
  const { t } = useTranslation()
  const reading = useLongText('accessibility')
  const contact = useInstallation()?.contact
  usePageTitle(t('about.accessibility'))
  return (
    <PlainPage title={t('about.accessibility')}>
      <LongTextFrame reading={reading}>
        {(text) => (
          <LongTextView
            text={text}
            values={{ contact: filled(text.phrases?.[contact ? 'contactKnown' : 'contactUnknown'] ?? '') }}
            after={{ contact: contact && <Contact address={contact} /> }}
          />
        )}
      </LongTextFrame>
    </PlainPage>
  )
}
