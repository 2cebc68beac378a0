import type { Movement } from 'contract/insight/results/comparisons'
import { ArrowDown, ArrowRight, ArrowUp, Minus } from 'lucide'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Icon } from '../../../../ui/Icon.tsx'

const icons = { up: ArrowUp, same: ArrowRight, down: ArrowDown, none: Minus }
const colours = { up: 'text-valid', same: 'text-text2', down: 'text-review', none: 'text-text2' }

export function MovementMark({ moved }: { moved: Movement | null }) {
  const { t } = useTranslation()
  const way = moved ?? 'none'
  return (
    <span className={`flex items-center gap-1 text-14 font-medium ${colours[way]}`}>
      <Icon of={icons[way]} size="small" />
      {t(`results.moved.${way}`)}
    </span>
  )
}
