import { lineStatuses } from 'contract/evaluation/lines'
import { stageNumbers } from 'contract/evaluation/scores/stages'
import { ArrowRight, FileText, Image as ImageIcon } from 'lucide'
import type { ReactNode } from 'react'
import { StageMark } from '../../../ui/figures/StageMark.tsx'
import { StatusBadge } from '../../../ui/figures/StatusBadge.tsx'
import { Icon } from '../../../ui/Icon.tsx'

const letters = { 1: ['A', 'B'], 2: ['C', 'D'], 3: ['E', 'F', 'G'] } as const
const files = [
  { id: 'photo 1', mark: ImageIcon },
  { id: 'photo 2', mark: ImageIcon },
  { id: 'document', mark: FileText },
]
const boxes = {
  1: 'border-s1 bg-s1-bg text-text',
  2: 'border-s2 bg-s2-bg text-text',
  3: 'border-s3 bg-s3-bg text-text',
} as const

/** By the id of the article; decorative, so hidden from screen readers. */
const pictures: Readonly<Record<string, () => ReactNode>> = {
  idea: StatusesInOrder,
  answer: LettersOfStages,
  school: FilesOfStages,
}

export function ArticlePicture({ of }: { of: string }) {
  const Picture = pictures[of]
  if (!Picture) return null
  return (
    <div aria-hidden="true" className="rounded-card border border-border bg-surface2 p-4">
      <Picture />
    </div>
  )
}

function StatusesInOrder() {
  return (
    <ol className="flex flex-wrap items-center gap-x-2 gap-y-2">
      {lineStatuses.map((status, place) => (
        <li key={status} className="flex items-center gap-2">
          {place > 0 && <Icon of={ArrowRight} size="small" isMirrored className="text-text2" />}
          <StatusBadge status={status} />
        </li>
      ))}
    </ol>
  )
}

function LettersOfStages() {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-4">
      {stageNumbers.map((stage) => (
        <li key={stage} className="grid gap-2">
          <StageMark stage={stage} />
          <span className="flex gap-1.5">
            {letters[stage].map((letter) => (
              <b
                key={letter}
                className={`grid size-9 place-items-center rounded-small border font-heavy ${boxes[stage]}`}
              >
                {letter}
              </b>
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
}

function FilesOfStages() {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-4">
      {stageNumbers.map((stage) => (
        <li key={stage} className="grid gap-2">
          <StageMark stage={stage} />
          <span className="flex gap-1.5 text-text2">
            {files.map(({ id, mark }) => (
              <span
                key={id}
                className="grid size-11 place-items-center rounded-small border border-control bg-surface"
              >
                <Icon of={mark} />
              </span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
}
