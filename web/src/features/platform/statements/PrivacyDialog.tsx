import { useTranslation } from '../../../i18n/translation.tsx'
import { LongTextFrame } from '../../../kit/long-text/LongTextFrame.tsx'
import { useLongText } from '../../../kit/long-text/use-long-text.ts'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { PrivacyText } from './PrivacyText.tsx'

export function PrivacyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const reading = useLongText('privacy')
  return (
    <Dialog isOpen onClose={onClose} title={t('about.privacy')} width="large">
      <LongTextFrame reading={reading}>{(text) => <PrivacyText text={text} level={3} />}</LongTextFrame>
    </Dialog>
  )
}
