import type { Action } from 'contract/evaluation/plan/actions'
import { CircleCheck, CircleHelp, CloudUpload, Hourglass, type IconNode, TriangleAlert } from 'lucide'
import { useTranslation } from '../../i18n/translation.tsx'
import { useOutbox } from '../../outbox/use-outbox.ts'
import { Badge, type BadgeTone } from '../../ui/figures/Badge.tsx'
import { reportStateNow } from './report-work.ts'

type State = NonNullable<ReturnType<typeof reportStateNow>>

const styles: Record<State, { tone: BadgeTone; icon: IconNode }> = {
  to_confirm: { tone: 'amber', icon: Hourglass },
  asked: { tone: 'red', icon: CircleHelp },
  confirmed: { tone: 'green', icon: CircleCheck },
  on_device: { tone: 'grey', icon: CloudUpload },
  refused: { tone: 'red', icon: TriangleAlert },
}

/** State of an action's report; nothing before the first one. */
export function ReportMark({ action }: { action: Action }) {
  const { t } = useTranslation()
  const state = reportStateNow(action, useOutbox().entries)
  return state && <Badge {...styles[state]}>{t(`plan.report.state.${state}`)}</Badge>
}
