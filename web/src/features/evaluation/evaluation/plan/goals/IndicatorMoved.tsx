import type { GoalMovement } from 'contract/insight/goal-movement'
import { ArrowDown, ArrowRight, ArrowUp, Minus } from 'lucide'
import { useTranslation } from '../../../../../i18n/translation.tsx'
import { Icon } from '../../../../../ui/Icon.tsx'

const icons = { up: ArrowUp, same: ArrowRight, down: ArrowDown, none: Minus }
const colours = { up: 'text-valid', same: 'text-text2', down: 'text-review', none: 'text-text2' }

export function IndicatorMoved({ moved }: { moved: GoalMovement | null }) {
  const { t } = useTranslation()
  if (moved === null) return null
  return (
    <span className={`inline-flex items-center gap-1 font-medium ${colours[moved]}`}>
      <Icon of={icons[moved]} size="small" />
      {t(`plan.indicatorMoved.${moved}`)}
    </span>
  )
}
