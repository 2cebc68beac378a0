import { Check } from 'lucide'
import type { ReactNode } from 'react'
import { type Stage, StageMark } from '../../../../ui/figures/StageMark.tsx'
import { Icon } from '../../../../ui/Icon.tsx'

const styles: Record<Stage, { top: string; on: string; mark: string }> = {
  1: { top: 'bg-s1', on: 'border-s1 ring-1 ring-s1', mark: 'bg-s1' },
  2: { top: 'bg-s2', on: 'border-s2 ring-1 ring-s2', mark: 'bg-s2' },
  3: { top: 'bg-s3', on: 'border-s3 ring-1 ring-s3', mark: 'bg-s3' },
}

type Props = { stage: Stage; text: string; isChosen: boolean; id: string; children: ReactNode }

/** What a stage looks like for this indicator, with its letters below. */
export function LevelCard({ stage, text, isChosen, id, children }: Props) {
  const style = styles[stage]
  return (
    <div
      className={`relative flex flex-col gap-2.5 overflow-hidden rounded-card border bg-surface px-4 pt-4 pb-3.5 ${isChosen ? style.on : 'border-border'}`}
    >
      <span aria-hidden="true" className={`absolute inset-x-0 top-0 h-1 ${style.top}`} />
      <p className="flex min-h-6.5 flex-wrap items-center gap-1">
        <StageMark stage={stage} />
        {isChosen && (
          <span
            aria-hidden="true"
            className={`ml-auto grid size-6.5 shrink-0 place-items-center rounded-pill text-surface ${style.mark}`}
          >
            <Icon of={Check} size="small" />
          </span>
        )}
      </p>
      <p id={id} className="flex-1 text-15 leading-normal">
        {text}
      </p>
      <div className="grid gap-2">{children}</div>
    </div>
  )
}
