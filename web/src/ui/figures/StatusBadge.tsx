import { BadgeCheck, CircleDot, Hourglass, Lock } from 'lucide'
import { useTranslation } from '../../i18n/translation.tsx'
import { Badge } from './Badge.tsx'

export type StatusShown = 'OPEN' | 'IN REVIEW' | 'VALIDATED' | 'CLOSED'

const styles = {
  OPEN: { tone: 'blue', icon: CircleDot },
  'IN REVIEW': { tone: 'amber', icon: Hourglass },
  VALIDATED: { tone: 'green', icon: BadgeCheck },
  CLOSED: { tone: 'grey', icon: Lock },
} as const

export function StatusBadge({ status }: { status: StatusShown }) {
  const { t } = useTranslation()
  return <Badge {...styles[status]}>{t(`ui.status.${status}`)}</Badge>
}
