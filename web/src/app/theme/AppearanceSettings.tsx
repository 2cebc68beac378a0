import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../i18n/format-number.ts'
import { Radio } from '../../ui/Radio.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { changeAppearance, type TextSize, type Theme, textSizes } from './appearance.ts'
import { useAppearance } from './use-appearance.ts'

/** Theme and text size; every choice shows at once. */
export function AppearanceSettings() {
  const { t } = useTranslation()
  const { theme, textSize } = useAppearance()
  return (
    <div className="flex flex-col gap-5">
      <RadioGroup
        label={t('terms.theme.label')}
        value={theme}
        onChange={(chosen) => changeAppearance({ theme: chosen as Theme })}
      >
        <Radio value="light" label={t('terms.theme.light')} />
        <Radio value="dark" label={t('terms.theme.dark')} />
        <Radio value="system" label={t('terms.theme.system')} />
      </RadioGroup>
      <RadioGroup
        label={t('terms.textSize.label')}
        value={String(textSize)}
        onChange={(chosen) => changeAppearance({ textSize: Number(chosen) as TextSize })}
      >
        {textSizes.map((size) => (
          <Radio
            key={size}
            value={String(size)}
            label={t('terms.textSize.percent', { percent: formatNumber(size) })}
          />
        ))}
      </RadioGroup>
    </div>
  )
}
