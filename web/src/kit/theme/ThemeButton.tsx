import { Moon, Sun } from 'lucide'
import { useTranslation } from '../../i18n/translation.tsx'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { changeAppearance } from './appearance.ts'
import { useShownTheme } from './use-appearance.ts'

/** Toggles the theme; following the device is a choice of the appearance settings. */
export function ThemeButton() {
  const { t } = useTranslation()
  const isDark = useShownTheme() === 'dark'
  return (
    <IconButton
      icon={isDark ? Sun : Moon}
      label={isDark ? t('terms.theme.toLight') : t('terms.theme.toDark')}
      onPress={() => changeAppearance({ theme: isDark ? 'light' : 'dark' })}
    />
  )
}
