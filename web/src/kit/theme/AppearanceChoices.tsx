import { formatNumber } from '../../i18n/format-number.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { RadioTiles } from '../../ui/choices/RadioTiles.tsx'
import { Switch } from '../../ui/choices/Switch.tsx'
import { changeAppearance } from './appearance.ts'
import { type Appearance, choices } from './choices.ts'
import { useDataSaved } from './less-data.ts'
import { useAppearance } from './use-appearance.ts'

type Choice = keyof typeof choices

const reading = ['theme', 'textSize', 'contrast', 'transition'] as const
const arrangement = ['menu', 'topBar', 'footer', 'width', 'skin', 'direction'] as const

/** Choices for reading, then for the layout; each takes effect at once. */
export function AppearanceChoices() {
  const { t } = useTranslation()
  const { isMenuNarrow, menu } = useAppearance()
  const isSaved = useDataSaved()
  return (
    <div className="grid gap-7">
      <section aria-labelledby="appearance-reading" className="grid gap-4">
        <h3 id="appearance-reading">{t('appearance.reading')}</h3>
        {reading.map((choice) => (
          <Tiles key={choice} of={choice} />
        ))}
      </section>
      <section aria-labelledby="appearance-line" className="grid gap-3">
        <h3 id="appearance-line">{t('appearance.line')}</h3>
        <Tiles of="data" />
        <p className="text-14 text-text2">{t('appearance.dataSaves')}</p>
        <p className="text-14 font-medium">{isSaved ? t('appearance.dataOn') : t('appearance.dataOff')}</p>
      </section>
      <section aria-labelledby="appearance-arrangement" className="grid gap-4">
        <div>
          <h3 id="appearance-arrangement">{t('appearance.arrangement')}</h3>
          <p className="text-14 text-text2">{t('appearance.arrangementHint')}</p>
        </div>
        {arrangement.map((choice) => (
          <Tiles key={choice} of={choice} />
        ))}
        {menu === 'vertical' && (
          <Switch
            label={t('appearance.narrow')}
            isSelected={isMenuNarrow}
            onChange={(isNarrow) => changeAppearance({ isMenuNarrow: isNarrow })}
          />
        )}
      </section>
    </div>
  )
}

function Tiles({ of }: { of: Choice }) {
  const { t } = useTranslation()
  const value = useAppearance()[of]
  const name = (choice: string | number): string =>
    typeof choice === 'number'
      ? t('terms.textSize.percent', { percent: formatNumber(choice) })
      : t(`appearance.${of}.${choice}` as 'appearance.theme.light')
  return (
    <RadioTiles
      label={t(`appearance.${of}.label`)}
      choices={choices[of].map((choice) => ({ id: String(choice), label: name(choice) }))}
      value={String(value)}
      onChange={(id) => {
        const chosen = choices[of].find((choice) => String(choice) === id)
        changeAppearance({ [of]: chosen } as Partial<Appearance>)
      }}
    />
  )
}
