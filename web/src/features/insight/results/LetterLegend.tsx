import { useTranslation } from '../../../i18n/translation.tsx'

export function LetterLegend() {
  const { t } = useTranslation()
  return (
    <p className="px-4 pb-3 text-14 text-text2 wide:px-5">
      {t('results.letters', {
        change: t(`ui.stage.${1}`),
        transformation: t(`ui.stage.${2}`),
        innovation: t(`ui.stage.${3}`),
      })}
    </p>
  )
}
