import type { Placed } from 'contract/evaluation/plan/plan-figures'
import { GripVertical } from 'lucide'
import { Button as DragButton } from 'react-aria-components/Button'
import { useDrag } from 'react-aria-components/useDrag'
import { langOf } from '../../../../../i18n/language-of-text.ts'
import { useTranslation } from '../../../../../i18n/translation.tsx'
import { idOfAction, useNamedAction } from '../../../../../kit/reporting/use-named-action.ts'
import { iconButtonStyle } from '../../../../../ui/buttons/button-style.ts'
import { useTooltip } from '../../../../../ui/buttons/use-tooltip.tsx'
import { Icon } from '../../../../../ui/Icon.tsx'
import type { OpenDialog } from '../plan-dialog.ts'
import { numberOf, type Planning } from '../planning.ts'
import { ActionFacts } from './ActionFacts.tsx'
import { ActionMenu } from './ActionMenu.tsx'
import { dragType } from './board/carried.ts'
import type { Move } from './board/use-move.ts'
import { ProposalAnswer } from './ProposalAnswer.tsx'
import { ReportButton } from './ReportButton.tsx'

type Props = { planning: Planning; placed: Placed; onMove: Move; onOpen: OpenDialog }

export function ActionCard({ planning, placed, onMove, onOpen }: Props) {
  const { t } = useTranslation()
  const { goal, action } = placed
  const row = useNamedAction<HTMLLIElement>(action.id)
  const isEditable = planning.plan.editable
  const dragLabel = t('plan.drag', { text: action.text })
  const { handlers, tooltip } = useTooltip(dragLabel)
  const { dragProps, dragButtonProps, isDragging } = useDrag({
    hasDragButton: true,
    isDisabled: !isEditable,
    getItems: () => [{ [dragType]: String(action.id) }],
    getAllowedDropOperations: () => ['move'],
  })
  return (
    <li
      {...dragProps}
      ref={row}
      id={idOfAction(action.id)}
      className={`grid min-w-0 grid-cols-1 gap-1.5 rounded-control wrap-anywhere border border-border bg-surface p-3 shadow-e1 ${
        isDragging ? 'opacity-60' : ''
      } ${isEditable ? 'cursor-grab' : ''}`}
    >
      <div className="flex items-start gap-1">
        <p lang={langOf(action.text)} className="min-w-0 flex-1 font-medium text-15">
          {action.text}
        </p>
        {isEditable && (
          <span className="-my-2 -me-2 flex">
            <span {...handlers} className="hidden wide:block">
              {/* React Aria starts to drag by its own button alone */}
              <DragButton {...dragButtonProps} aria-label={dragLabel} className={iconButtonStyle()}>
                <Icon of={GripVertical} />
              </DragButton>
            </span>
            {tooltip}
            <ActionMenu placed={placed} onMove={onMove} onOpen={onOpen} />
          </span>
        )}
      </div>
      <p className="text-14 text-text2">
        {t('plan.ofGoal', { number: numberOf(planning, goal), title: goal.title })}
      </p>
      <ActionFacts planning={planning} placed={placed} />
      <ReportButton planning={planning} placed={placed} onOpen={onOpen} />
      <ProposalAnswer placed={placed} isEditable={isEditable} />
    </li>
  )
}
