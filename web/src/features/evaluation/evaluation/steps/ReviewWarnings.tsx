import { useQuery } from '@tanstack/react-query'
import { reviewWarnings } from 'contract/evaluation/review-warnings'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Banner } from '../../../../ui/messages/Banner.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { schoolQuery } from '../../../places/schools/queries.ts'
import type { EvaluationReady } from '../use-evaluation.ts'
import { addressOfIndicator } from '../where/use-where.ts'

/** Answers "not applicable" that a reviewer should check before validation. */
export function ReviewWarnings({ ready }: { ready: EvaluationReady }) {
  const { t } = useTranslation()
  const { detail, indicators } = ready
  const { data: school } = useQuery(schoolQuery(detail.school.id))
  if (!school) return null
  const apart = new Set(
    detail.line.results.flatMap(({ indicator, option }) => (option.code === 'NA' ? [indicator] : [])),
  )
  const notApplicable = indicators.flatMap(({ indicator: { id, code } }) => (apart.has(id) ? [code] : []))
  const { naCount, contradicted } = reviewWarnings(indicators.length, notApplicable, school)
  if (naCount === null && contradicted.length === 0) return null
  return (
    <Banner tone="warn" title={t('review.notApplicable')}>
      {naCount !== null && (
        <p>{t('review.manyNotApplicable', { count: naCount, total: indicators.length })}</p>
      )}
      {contradicted.length > 0 && (
        <>
          <p>{t('review.contradicted')}</p>
          <ul className="flex flex-wrap gap-x-3">
            {contradicted.map((code) => (
              <li key={code}>
                <Link href={addressOfIndicator(detail, code)}>{t('review.indicator', { code })}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </Banner>
  )
}
