import type { ActionStatus } from 'contract/evaluation/plan/actions'
import { Ban, Circle, CircleCheck, CircleDot, CirclePause, CircleX, type IconNode } from 'lucide'
import { useTranslation } from '../../../../../i18n/translation.tsx'
import { Badge, type BadgeTone } from '../../../../../ui/figures/Badge.tsx'

const styles: Record<ActionStatus, { tone: BadgeTone; icon: IconNode }> = {
  pending: { tone: 'grey', icon: Circle },
  in_progress: { tone: 'blue', icon: CircleDot },
  blocked: { tone: 'red', icon: Ban },
  postponed: { tone: 'amber', icon: CirclePause },
  completed: { tone: 'green', icon: CircleCheck },
  cancelled: { tone: 'grey', icon: CircleX },
}

export function StatusMark({ status }: { status: ActionStatus }) {
  const { t } = useTranslation()
  return <Badge {...styles[status]}>{t(`plan.status.${status}`)}</Badge>
}
