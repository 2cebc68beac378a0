import { stageNumbers } from 'contract/evaluation/scores/stages'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { FoldedCard } from '../../../../ui/cards/FoldedCard.tsx'
import { lazily } from '../../../../ui/waiting/lazily.tsx'
import { LastTime } from '../aside/LastTime.tsx'
import { DutiesCard } from '../duties/lazy-duties-card.ts'
import { EvidenceCell } from '../evidence/EvidenceCell.tsx'
import { FormerReviewed } from '../former/lazy-former.ts'
import { RatersCard } from '../raters/lazy-raters.ts'
import { StepsCard } from '../steps/StepsCard.tsx'
import { CommentsCard } from '../texts/CommentsCard.tsx'
import { NoteCard } from '../texts/NoteCard.tsx'
import type { EvaluationReady, PlacedIndicator } from '../use-evaluation.ts'
import { LastRequests } from './LastRequests.tsx'

const LongTextList = lazily(async () => (await import('../texts/LongTextList.tsx')).LongTextList)

type Props = {
  ready: EvaluationReady
  current: PlacedIndicator
  /** The page shows something of the whole line in the place of the indicator. */
  isOfLine: boolean
}

/** At the side of a review: the line before, the decision on the line, the talk, one's own note, and all folders. */
export function ReviewAside({ ready, current, isOfLine }: Props) {
  const { t } = useTranslation()
  const { indicator, category } = current
  const { line } = ready.detail
  const isOverTextLimit = Boolean(line.comment_counts || line.note_counts)
  return (
    <>
      <DutiesCard ready={ready} />
      {!isOfLine && <LastTime ready={ready} indicator={indicator} />}
      {!isOfLine && line.edition_moved_at && (
        <FormerReviewed ready={ready} movedAt={line.edition_moved_at} indicator={indicator} />
      )}
      {/* before the talk, however long that is; it stays in sight where it leaves room for what scrolls under it */}
      <div data-foot className="highbar:@desk:sticky highbar:@desk:top-0 highbar:@desk:z-1">
        <StepsCard ready={ready} />
      </div>
      <LastRequests ready={ready} />
      {!isOfLine && !isOverTextLimit && <CommentsCard ready={ready} indicator={indicator} />}
      {!isOfLine &&
        (isOverTextLimit ? (
          <LongTextList ready={ready} indicator={indicator} />
        ) : (
          <NoteCard ready={ready} indicator={indicator} isOfStaffOnly />
        ))}
      <FoldedCard title={t('review.allEvidence', { number: category.number })}>
        {stageNumbers.map((stage) => (
          <EvidenceCell key={stage} ready={ready} category={category} stage={stage} mayAdd={false} />
        ))}
      </FoldedCard>
      <RatersCard ready={ready} current={current} />
    </>
  )
}
