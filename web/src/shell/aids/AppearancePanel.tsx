import { RotateCcw } from 'lucide'
import { useTranslation } from '../../i18n/translation.tsx'
import { AppearanceChoices } from '../../kit/theme/AppearanceChoices.tsx'
import { changeAppearance } from '../../kit/theme/appearance.ts'
import { usual } from '../../kit/theme/choices.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { announce } from '../../ui/messages/announcements.ts'
import { SidePanel } from '../../ui/overlays/SidePanel.tsx'

export function AppearancePanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const reset = () => {
    changeAppearance(usual)
    announce(t('appearance.isUsual'))
  }
  return (
    <SidePanel onClose={onClose} title={t('about.appearance')} hint={t('appearance.hint')}>
      <AppearanceChoices />
      <Button icon={RotateCcw} onPress={reset}>
        {t('appearance.toUsual')}
      </Button>
    </SidePanel>
  )
}
