import type { ReportVersionTexts } from 'contract/insight/reports'
import { useMemo } from 'react'
import { formatNumber } from '../../../../i18n/format-number.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { WordChanges } from '../../../../kit/word-changes/WordChanges.tsx'
import { changesBetween, textsIn } from './changes.ts'

type Props = { earlier: ReportVersionTexts; newer: ReportVersionTexts }

/** Both versions in one text: insertions are underlined, deletions struck out. */
export function Comparison({ earlier, newer }: Props) {
  const { t } = useTranslation()
  const locale = document.documentElement.lang
  const changes = useMemo(() => changesBetween(earlier, newer, locale), [earlier, newer, locale])
  const count = (kind: 'added' | 'removed') => formatNumber(textsIn(changes, kind, locale))
  if (changes.every(({ kind }) => kind === 'same')) return <p>{t('reports.sameWords')}</p>
  return (
    <>
      <p className="text-text2">
        {t('reports.changedWords', {
          from: earlier.version,
          to: newer.version,
          added: count('added'),
          removed: count('removed'),
        })}
      </p>
      <p className="mt-3 max-w-prose leading-relaxed whitespace-pre-wrap wrap-anywhere">
        <WordChanges changes={changes} />
      </p>
    </>
  )
}
