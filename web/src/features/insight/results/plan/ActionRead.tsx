import type { Action } from 'contract/evaluation/plan/actions'
import { formatDate } from '../../../../i18n/format-date.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { furtherFacts } from '../../../../kit/reporting/action-facts.ts'
import { loadProposal } from '../../../../kit/reporting/load-report.ts'
import { ReportMark } from '../../../../kit/reporting/ReportMark.tsx'
import { ReportRead } from '../../../../kit/reporting/ReportRead.tsx'
import { idOfAction, useNamedAction } from '../../../../kit/reporting/use-named-action.ts'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { lazily } from '../../../../ui/waiting/lazily.tsx'

const ProposalRead = lazily(loadProposal)

export function ActionRead({ action, href }: { action: Action; href?: string | undefined }) {
  const { t } = useTranslation()
  const row = useNamedAction<HTMLLIElement>(action.id)
  const { text, reported } = action
  const facts = [
    action.accountable,
    action.deadline && t('results.until', { day: formatDate(`${action.deadline}T00:00`) }),
    ...furtherFacts(t, action),
  ].filter(Boolean)
  return (
    <li ref={row} id={idOfAction(action.id)} className="grid gap-1.5 border-s-2 border-border ps-3 text-15">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="min-w-0 flex-1 basis-64">
          {href ? <Link href={href}>{text}</Link> : text}
          {facts.length > 0 && <span className="text-14 text-text2"> {facts.join(' · ')}</span>}
        </span>
        <span className={`text-14 font-medium ${action.overdue ? 'text-review' : 'text-text2'}`}>
          {t(`plan.status.${action.status}`)}
          {action.overdue && <> · {t('results.late')}</>}
        </span>
        <ReportMark action={action} />
      </div>
      {(reported || action.confirmed) && <ReportRead action={action} />}
      {action.proposed && <ProposalRead proposed={action.proposed} />}
    </li>
  )
}
