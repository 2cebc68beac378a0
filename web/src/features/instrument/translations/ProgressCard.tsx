import type { TranslationProgress } from 'contract/instrument/translations'
import { languages } from 'contract/platform/languages'
import type { Language } from 'contract/platform/shapes'
import { formatNumber, formatPercent } from '../../../i18n/format-number.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { Card } from '../../../ui/cards/Card.tsx'
import { Select } from '../../../ui/choices/Select.tsx'
import { ProgressBar } from '../../../ui/figures/ProgressBar.tsx'

type Props = {
  /** Undefined while loading, with the same height. */
  progress: readonly TranslationProgress[] | undefined
  language: Language
  onLanguage: (language: Language) => void
}

/** The share of texts that are translated and current; rounded down, so that only all is 100 %. */
const partOf = ({ total, translated, stale }: TranslationProgress): number =>
  total === 0 ? 0 : Math.floor(((translated - stale) / total) * 100) / 100

export function ProgressCard({ progress, language, onLanguage }: Props) {
  const { t } = useTranslation()
  return (
    <Card
      title={t('translations.progress')}
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
      <ul className="grid gap-x-8 gap-y-3 wide:grid-cols-2 desk:grid-cols-3">
        {languages.map(({ code, name }) => {
          const own = progress?.find((each) => each.language === code)
          if (code === 'en' || (progress && !own)) return null
          return (
            <LanguageProgress key={code} code={code} name={name} own={own} isCurrent={code === language} />
          )
        })}
      </ul>
    </Card>
  )
}

type LanguageProps = {
  code: Language
  name: string
  own: TranslationProgress | undefined
  isCurrent: boolean
}

function LanguageProgress({ code, name, own, isCurrent }: LanguageProps) {
  const { t } = useTranslation()
  const part = own && partOf(own)
  const labels = own && [
    ...(own.translated < own.total
      ? [
          t('translations.missing', {
            count: own.total - own.translated,
            number: formatNumber(own.total - own.translated),
          }),
        ]
      : []),
    ...(own.stale > 0
      ? [t('translations.staleCount', { count: own.stale, number: formatNumber(own.stale) })]
      : []),
  ]
  return (
    <li className="grid gap-1">
      <span className="flex items-baseline justify-between gap-3 text-15">
        <span lang={code} className={isCurrent ? 'font-strong' : undefined}>
          {name}
        </span>
        <span className="font-strong tabular-nums">{part === undefined ? '–' : formatPercent(part)}</span>
      </span>
      <ProgressBar label={name} value={Math.floor((part ?? 0) * 100)} isThin />
      {labels && labels.length > 0 && <span className="text-14 text-text2">{labels.join(' · ')}</span>}
    </li>
  )
}
