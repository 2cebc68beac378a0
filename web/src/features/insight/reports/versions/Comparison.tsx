import type { ReportVersionTexts } from 'contract/insight/reports'
import { useMemo } from 'react'
import { formatNumber } from '../../../../i18n/format-number.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx'
import { changesBetween, textsIn } from './changes.ts'

type Props = { earlier: ReportVersionTexts; newer: ReportVersionTexts }

/** The words of two versions in one text: what was added is underlined, what was removed struck out. */
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
        {changes.map(({ at, kind, text }) => {
          if (kind === 'same') return <span key={`${at} same`}>{text}</span>
          const Mark = kind === 'added' ? 'ins' : 'del'
          return (
            <Mark
              key={`${at} ${kind}`}
              className={
                kind === 'added'
                  ? 'fill rounded-[2px] bg-valid-bg text-valid decoration-2 [del+&]:ms-1'
                  : 'fill rounded-[2px] bg-danger-bg text-danger decoration-2'
              }
            >
              <VisuallyHidden>{t(`reports.mark.${kind}`)}: </VisuallyHidden>
              {text}
            </Mark>
          )
        })}
      </p>
    </>
  )
}
