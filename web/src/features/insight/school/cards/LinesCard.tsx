import type { SchoolOverview } from 'contract/insight/results/school-overview'
import { formatPercent } from '../../../../i18n/format-number.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { partAnswered } from '../../../../kit/lines/LineProgress.tsx'
import { addressOfEvaluation } from '../../../../kit/page/addresses.ts'
import { Card } from '../../../../ui/cards/Card.tsx'
import { StatusBadge } from '../../../../ui/figures/StatusBadge.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'

export function LinesCard({ evaluations }: Pick<SchoolOverview, 'evaluations'>) {
  const { t } = useTranslation()
  const isMixed = new Set(evaluations.map(({ instrument }) => instrument.id)).size > 1
  const lines = evaluations.flatMap((evaluation) =>
    [...evaluation.lines].reverse().map((line) => ({ evaluation, line })),
  )
  return (
    <Card isFlush title={t('school.lines.title')}>
      <ul>
        {lines.map(({ evaluation, line }) => (
          <li
            key={line.id}
            className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-border px-4 py-2.5 wide:px-5"
          >
            <div className="min-w-0">
              <Link variant="title" href={addressOfEvaluation(evaluation, { line: line.id })}>
                {t('school.lines.name', { line: t(`terms.line.${line.evaluation_type}`), year: line.year })}
              </Link>
              {isMixed && <p className="text-14 text-text2">{evaluation.instrument.name}</p>}
            </div>
            <span className="flex flex-wrap items-center gap-2 text-14 text-text2 tabular-nums">
              {line.status === 'OPEN' &&
                t('home.percentAnswered', { percent: formatPercent(partAnswered(line)) })}
              <StatusBadge status={line.status} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
