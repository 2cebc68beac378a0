import type { Action } from 'contract/evaluation/plan/actions'
import type { ReactNode } from 'react'
import { formatDate, formatDay } from '../../i18n/format-date.ts'
import { useTranslation } from '../../i18n/translation.tsx'

type Props = { proposed: NonNullable<Action['proposed']>; children?: ReactNode }

export function ProposalRead({ proposed, children }: Props) {
  const { t } = useTranslation()
  const { by, at, deadline, reason, declined } = proposed
  return (
    <div className="grid gap-1 rounded-control border border-review-bd bg-review-bg p-3 text-15 text-review">
      <p className="text-14 font-strong">
        {t('dates.proposal.by', { name: by.name, day: formatDay(deadline), date: formatDate(at) })}
      </p>
      <p className="typed-text">{reason}</p>
      {declined && (
        <p className="text-14 font-strong">
          {t('dates.proposal.declinedBy', { name: declined.by.name, date: formatDate(declined.at) })}
        </p>
      )}
      {children}
    </div>
  )
}
