import { BadgeCheck, CircleDot, Hourglass, Lock } from 'lucide'
import { useTranslation } from '../../i18n/translation.tsx'
import { Badge } from './Badge.tsx'

export type Status = 'open' | 'review' | 'validated' | 'closed'

const styles = {
  open: { tone: 'blue', icon: CircleDot },
  review: { tone: 'amber', icon: Hourglass },
  validated: { tone: 'green', icon: BadgeCheck },
  closed: { tone: 'grey', icon: Lock },
} as const

/** Where a line stands. */
export function StatusBadge({ status }: { status: Status }) {
  const { t } = useTranslation()
  return <Badge {...styles[status]}>{t(`ui.status.${status}`)}</Badge>
}
