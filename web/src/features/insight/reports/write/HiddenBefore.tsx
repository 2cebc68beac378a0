import { useQuery } from '@tanstack/react-query'
import type { HiddenFigure } from 'contract/insight/report-figures'
import { EyeOff } from 'lucide'
import { type Translate, useTranslation } from '../../../../i18n/translation.tsx'
import { AnswerFallback } from '../../../../kit/actions/AnswerFallback.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import { hiddenQuery, type ReportPlace } from '../queries.ts'

const titleOf = (t: Translate, { type, is_by_region }: HiddenFigure): string => {
  if (type === 'domains') return is_by_region ? t('statistics.placesBy.region') : t('statistics.domains')
  if (type === 'stages') return t('statistics.stages')
  if (type === 'lines') return t('statistics.lines')
  if (type === 'priorities') return t('statistics.priorities')
  return t('statistics.learnersAndStaff')
}

/** Before a report is published: which of its figures will be hidden, and why. */
export function HiddenBefore({ place }: { place: ReportPlace }) {
  const { t } = useTranslation()
  const query = useQuery(hiddenQuery(place))
  const figures = query.data?.figures ?? []
  return (
    <section aria-label={t('reports.hidden')} className="grid gap-3 rounded-card border border-border p-4">
      <h2 className="flex items-center gap-2 text-17">
        <Icon of={EyeOff} />
        {t('reports.hidden')}
      </h2>
      {query.error || query.isPending ? (
        <AnswerFallback query={query} />
      ) : figures.length === 0 ? (
        <p className="text-text2">{t('reports.hiddenNone')}</p>
      ) : (
        <ul className="grid gap-3">
          {figures.map((figure) => (
            <li key={`${figure.type} ${figure.is_by_region}`}>
              <strong className="font-strong">{titleOf(t, figure)}</strong>
              {`, ${t(figure.is_by_region ? 'reports.hiddenOfRegions' : 'reports.hiddenOfPlace')}: `}
              {t(figure.is_whole ? 'reports.hiddenWhole' : 'reports.hiddenPart')}
              {figure.reasons.map((reason) => (
                <span key={reason} className="block text-14 text-text2">
                  {t(`statistics.why.${reason}`)}
                </span>
              ))}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
