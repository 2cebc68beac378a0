import type { ActionStatus } from 'contract/evaluation/plan/actions'
import type { Placed } from 'contract/evaluation/plan/plan-figures'
import { useRef, useState } from 'react'
import { useDrop } from 'react-aria-components/useDrop'
import { useTranslation } from '../../../../../../i18n/translation.tsx'
import { Button } from '../../../../../../ui/buttons/Button.tsx'
import type { OpenDialog } from '../../plan-dialog.ts'
import type { Planning } from '../../planning.ts'
import { ActionCard } from '../ActionCard.tsx'
import { StatusMark } from '../StatusMark.tsx'
import { dragType } from './carried.ts'
import type { Move } from './use-move.ts'

const cardsAtFirst = 5

type Props = {
  planning: Planning
  status: ActionStatus
  actions: readonly Placed[]
  onDrop: (action: number) => void
  onMove: Move
  onOpen: OpenDialog
}

export function BoardColumn({ planning, status, actions, onDrop, onMove, onOpen }: Props) {
  const { t } = useTranslation()
  const box = useRef<HTMLElement>(null)
  const [isWhole, setWhole] = useState(false)
  const { dropProps, isDropTarget } = useDrop({
    ref: box,
    isDisabled: !planning.plan.editable,
    getDropOperation: (types) => (types.has(dragType) ? 'move' : 'cancel'),
    onDrop: async ({ items }) => {
      const [item] = items
      if (item?.kind === 'text') onDrop(Number(await item.getText(dragType)))
    },
  })
  const shown = isWhole ? actions : actions.slice(0, cardsAtFirst)
  const left = actions.length - shown.length
  return (
    <section
      {...dropProps}
      ref={box}
      tabIndex={-1}
      aria-label={t('plan.column', { status: t(`plan.status.${status}`), count: actions.length })}
      className={`grid min-w-0 grid-cols-1 gap-2 rounded-card border p-3 ${
        isDropTarget ? 'border-primary bg-primary-soft' : 'border-border bg-surface2'
      }`}
    >
      <div className="flex items-center justify-between gap-2">
        <StatusMark status={status} />
        <span aria-hidden="true" className="pe-1 text-15 font-strong tabular-nums text-text2">
          {actions.length}
        </span>
      </div>
      {actions.length === 0 && <p className="px-1 py-2 text-14 text-text2">{t('plan.noneHere')}</p>}
      <ul className="grid grid-cols-1 gap-2 empty:hidden">
        {shown.map((placed) => (
          <ActionCard
            key={placed.action.id}
            planning={planning}
            placed={placed}
            onMove={onMove}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {left > 0 && (
        <Button kind="quiet" size="compact" onPress={() => setWhole(true)}>
          {t('plan.showMore', { count: left })}
        </Button>
      )}
    </section>
  )
}
