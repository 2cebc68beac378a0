import type { CatalogueProgress } from 'contract/instrument/catalogue'
import { languages } from 'contract/platform/languages'
import type { Language } from 'contract/platform/shapes'
import { formatNumber } from '../../../../i18n/format-number.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Card } from '../../../../ui/cards/Card.tsx'
import { Select } from '../../../../ui/choices/Select.tsx'

type Props = {
  progress: readonly CatalogueProgress[] | undefined
  language: Language
  onLanguage: (language: Language) => void
}

/** The language, how much of it was corrected, and when a correction is shown. */
export function CorrectedCard({ progress, language, onLanguage }: Props) {
  const { t } = useTranslation()
  const own = progress?.find((each) => each.language === language)
  const counts = own && [
    t('catalogue.correctedCount', { count: own.corrected, number: formatNumber(own.corrected) }),
    ...(own.stale > 0
      ? [t('catalogue.staleCount', { count: own.stale, number: formatNumber(own.stale) })]
      : []),
    ...(own.to_check > 0
      ? [t('catalogue.toCheckCount', { count: own.to_check, number: formatNumber(own.to_check) })]
      : []),
  ]
  return (
    <Card
      title={counts?.join(' · ') ?? '–'}
      aside={
        <Select
          variant="filter"
          label={t('translations.language')}
          choices={languages.map(({ code, name }) => ({ id: code, label: name }))}
          value={language}
          onChange={onLanguage}
        />
      }
    >
      <div className="grid gap-2 text-15 text-text2">
        <p className="text-pretty">{t('catalogue.when')}</p>
        <p className="text-pretty">{t('catalogue.keep')}</p>
      </div>
    </Card>
  )
}
