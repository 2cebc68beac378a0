import type { Goal, GoalStatus } from 'contract/evaluation/plan/goals'
import type { GoalMovement } from 'contract/insight/goal-movement'
import { CircleCheck, CircleDot, CircleX, CornerDownRight, type IconNode } from 'lucide'
import { useTranslation } from '../../../../../i18n/translation.tsx'
import { Badge, type BadgeTone } from '../../../../../ui/figures/Badge.tsx'
import { Icon } from '../../../../../ui/Icon.tsx'
import { IndicatorMoved } from './IndicatorMoved.tsx'

const styles: Record<GoalStatus, { tone: BadgeTone; icon: IconNode }> = {
  in_progress: { tone: 'blue', icon: CircleDot },
  done: { tone: 'green', icon: CircleCheck },
  not_done: { tone: 'red', icon: CircleX },
}

export function GoalMarks({ goal, moved }: { goal: Goal; moved: GoalMovement | null }) {
  const { t } = useTranslation()
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 text-14 text-text2">
      <Badge {...styles[goal.status]}>{t(`plan.goalStatus.${goal.status}`)}</Badge>
      <span>{t(`plan.kind.${goal.kind}`)}</span>
      {goal.target && <span>{t('plan.goal.aims', { code: goal.target })}</span>}
      {goal.carried_from !== null && (
        <span className="inline-flex items-center gap-1">
          <Icon of={CornerDownRight} size="small" isMirrored />
          {t('plan.goal.carried')}
        </span>
      )}
      <IndicatorMoved moved={moved} />
    </p>
  )
}
