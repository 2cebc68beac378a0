import type { EvaluationDetail } from 'contract/evaluation/evaluations'
import type { CategoryOutline } from 'contract/instrument/instruments'
import { CircleCheck } from 'lucide'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { addressOfEvaluation } from '../../../../kit/page/addresses.ts'
import { Card } from '../../../../ui/cards/Card.tsx'
import { ProgressBar } from '../../../../ui/figures/ProgressBar.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { type DomainProgress, progressByDomain } from './continue-at.ts'

type Props = {
  detail: EvaluationDetail
  categories: readonly CategoryOutline[]
  answered: ReadonlySet<number>
}

export function DomainsCard({ detail, categories, answered }: Props) {
  const { t } = useTranslation()
  const domains = progressByDomain(categories, answered)
  const complete = domains.filter((domain) => domain.answered === domain.total).length
  return (
    <Card
      title={t('home.domains')}
      isFlush
      aside={
        <span className="text-14 text-text2 tabular-nums">
          {t('home.domainsComplete', { complete, total: domains.length })}
        </span>
      }
    >
      <ol>
        {domains.map((domain) => (
          <DomainRow key={domain.category.id} detail={detail} domain={domain} />
        ))}
      </ol>
    </Card>
  )
}

function DomainRow({ detail, domain }: { detail: EvaluationDetail; domain: DomainProgress }) {
  const { t } = useTranslation()
  const { category, answered, total, first } = domain
  const isComplete = answered === total
  return (
    <li className="grid min-h-13 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-1.5 border-t border-border px-4 py-2.5 wide:grid-cols-[minmax(0,1fr)_132px_100px] wide:px-5">
      <Link
        variant="title"
        href={addressOfEvaluation(detail, {
          line: detail.line.id,
          ...(first !== undefined && { indicator: first }),
        })}
      >
        {category.number}. {category.name}
      </Link>
      <div className="order-3 col-span-2 wide:order-none wide:col-span-1">
        <ProgressBar label={category.name} value={answered} max={total} isThin />
      </div>
      {isComplete ? (
        <span className="flex items-center justify-end gap-1.5 text-14 font-strong text-valid">
          <Icon of={CircleCheck} size="small" />
          {t('home.complete')}
        </span>
      ) : (
        <span className="text-end text-14 text-text2 tabular-nums">
          {t('home.nOfM', { answered, total })}
        </span>
      )}
    </li>
  )
}
