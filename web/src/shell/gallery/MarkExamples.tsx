import { Ban } from 'lucide'
import { formatDateTime, formatDaysAgo } from '../../i18n/format-date.ts'
import { formatBytes } from '../../i18n/format-number.ts'
import { Card } from '../../ui/cards/Card.tsx'
import { Avatar } from '../../ui/figures/Avatar.tsx'
import { Badge } from '../../ui/figures/Badge.tsx'
import { ProgressBar } from '../../ui/figures/ProgressBar.tsx'
import { ProgressRing } from '../../ui/figures/ProgressRing.tsx'
import { StageMark } from '../../ui/figures/StageMark.tsx'
import { StatusBadge } from '../../ui/figures/StatusBadge.tsx'
import { Ellipsis } from '../../ui/text/Ellipsis.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'

const yesterday = Date.now() - 86_400_000

export function MarkExamples() {
  return (
    <Card
      title="Marks and progress"
      hint="Nothing is told by colour alone"
      aside={<span>3 of 7 complete</span>}
    >
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap gap-3">
          <StatusBadge status="OPEN" />
          <StatusBadge status="IN REVIEW" />
          <StatusBadge status="VALIDATED" />
          <StatusBadge status="CLOSED" />
          <Badge tone="red" icon={Ban}>
            Blocked
          </Badge>
        </div>
        <div className="flex flex-wrap gap-5">
          <StageMark stage={1} />
          <StageMark stage={2} />
          <StageMark stage={3} />
          <StageMark stage={3} isLabelHidden />
        </div>
        <ProgressBar label="Indicators answered" value={34} max={60} />
        <ProgressBar label="Family partnership" value={9} max={9} />
        <ProgressBar label="Nothing yet" value={0} isThin />
        <ProgressBar label="Change" value={44} tone={1} />
        <ProgressRing label="Indicators answered" part={34 / 60} />
        <div className="flex items-center gap-3">
          <Avatar name="Marta Quispe" />
          <span>
            Marta Quispe, {formatDaysAgo(yesterday)}, {formatDateTime('2026-11-20T16:42')},{' '}
            {formatBytes(4_800_000)}
            <VisuallyHidden> heard only</VisuallyHidden>
          </span>
        </div>
        <div className="max-w-60 rounded-control border border-border p-2">
          <Ellipsis text="Centro de Educación Básica Especial Nuestra Señora de la Esperanza" />
        </div>
      </div>
    </Card>
  )
}
