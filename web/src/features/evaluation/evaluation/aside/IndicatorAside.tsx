import { lazily } from '../../../../ui/waiting/lazily.tsx'
import { OneAtATime } from '../comfort/OneAtATime.tsx'
import { EvidencePanel } from '../evidence/EvidencePanel.tsx'
import { FormerCard } from '../former/lazy-former.ts'
import { CommentsCard } from '../texts/CommentsCard.tsx'
import { NoteCard } from '../texts/NoteCard.tsx'
import type { EvaluationReady, PlacedIndicator } from '../use-evaluation.ts'
import { CommentsJump } from './CommentsJump.tsx'
import { LastTime } from './LastTime.tsx'

const LongTextList = lazily(async () => (await import('../texts/LongTextList.tsx')).LongTextList)

type Props = {
  ready: EvaluationReady
  current: PlacedIndicator
  /** The page shows a form about the whole line in place of the indicator. */
  isOfLine: boolean
}

export function IndicatorAside({ ready, current, isOfLine }: Props) {
  const { indicator, category } = current
  const { line } = ready.detail
  const isOverTextLimit = Boolean(line.comment_counts || line.note_counts)
  if (isOfLine) return <EvidencePanel ready={ready} category={category} />
  return (
    <>
      <div className="flex items-start justify-between gap-2 *:first:min-w-0 *:first:flex-1">
        <LastTime ready={ready} indicator={indicator} />
        {!isOverTextLimit && <CommentsJump ready={ready} indicator={indicator} />}
      </div>
      {line.edition_moved_at && (
        <FormerCard ready={ready} movedAt={line.edition_moved_at} current={current} />
      )}
      <OneAtATime>
        {isOverTextLimit ? (
          <LongTextList ready={ready} indicator={indicator} />
        ) : (
          <NoteCard ready={ready} indicator={indicator} />
        )}
        <EvidencePanel ready={ready} category={category} indicator={indicator} />
        {!isOverTextLimit && <CommentsCard ready={ready} indicator={indicator} />}
      </OneAtATime>
    </>
  )
}
