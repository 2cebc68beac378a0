import type { Evaluation } from 'contract/evaluation/evaluations'
import { formatPercent } from '../../../../i18n/format-number.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { partAnswered } from '../../../../kit/lines/LineProgress.tsx'
import { addressOfEvaluation } from '../../../../kit/page/addresses.ts'
import { Card } from '../../../../ui/cards/Card.tsx'
import { StatusBadge } from '../../../../ui/figures/StatusBadge.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'

/** The other evaluations of the school, and those of the person's other schools. */
export function OtherEvaluations({ rows }: { rows: readonly Evaluation[] }) {
  const { t } = useTranslation()
  if (rows.length === 0) return null
  return (
    <Card title={t('home.others')} isFlush>
      <ul>
        {rows.map((row) => (
          <li key={row.id} className="grid gap-1 border-t border-border px-4 py-3 wide:px-5">
            <Link variant="title" href={addressOfEvaluation(row, { line: row.line.id })}>
              {row.school.name}
            </Link>
            <p className="text-14 text-text2">
              {t(`terms.line.${row.line.evaluation_type}`)} · {row.line.year} · {row.instrument.name}
            </p>
            <p className="flex items-center gap-3 text-14 text-text2">
              <StatusBadge status={row.line.status} />
              {t('home.percentAnswered', { percent: formatPercent(partAnswered(row.line)) })}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
