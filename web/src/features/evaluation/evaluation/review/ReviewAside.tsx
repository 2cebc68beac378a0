import { stageNumbers } from 'contract/evaluation/scores/stages'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { FoldedCard } from '../../../../ui/cards/FoldedCard.tsx'
import { lazily } from '../../../../ui/waiting/lazily.tsx'
import { LastTime } from '../aside/LastTime.tsx'
import { DutiesCard } from '../duties/lazy-duties-card.ts'
import { EvidenceCell } from '../evidence/EvidenceCell.tsx'
import { FormerReviewed } from '../former/lazy-former.ts'
import { RatersCard } from '../raters/lazy-raters.ts'
import { loadLineWarnings } from '../steps/load-review.ts'
import { StepsCard } from '../steps/StepsCard.tsx'
import { CommentsCard } from '../texts/CommentsCard.tsx'
import { NoteCard } from '../texts/NoteCard.tsx'
import type { EvaluationReady, PlacedIndicator } from '../use-evaluation.ts'
import { LastRequests } from './LastRequests.tsx'

const LongTextList = lazily(async () => (await import('../texts/LongTextList.tsx')).LongTextList)
const LineWarnings = lazily(loadLineWarnings)

type Props = {
  ready: EvaluationReady
  current: PlacedIndicator
  /** The page shows a form about the whole line in place of the indicator. */
  isOfLine: boolean
}

export function ReviewAside({ ready, current, isOfLine }: Props) {
  const { t } = useTranslation()
  const { indicator, category } = current
  const { line } = ready.detail
  const isOverTextLimit = Boolean(line.comment_counts || line.note_counts)
  return (
    <>
      {/* Sticky above the comments where there is room for them to scroll below it. */}
      <div data-foot className="highbar:@desk:sticky highbar:@desk:top-0 highbar:@desk:z-1">
        <StepsCard ready={ready} />
      </div>
      {!isOfLine && <LastTime ready={ready} indicator={indicator} />}
      {!isOfLine && !isOverTextLimit && <CommentsCard ready={ready} indicator={indicator} />}
      {!isOfLine &&
        (isOverTextLimit ? (
          <LongTextList ready={ready} indicator={indicator} />
        ) : (
          <NoteCard ready={ready} indicator={indicator} isOfStaffOnly />
        ))}
      {!isOfLine && line.edition_moved_at && (
        <FormerReviewed ready={ready} movedAt={line.edition_moved_at} indicator={indicator} />
      )}
      <LastRequests ready={ready} />
      <LineWarnings ready={ready} />
      <DutiesCard ready={ready} isFolded />
      <FoldedCard title={t('review.allEvidence', { number: category.number })}>
        {stageNumbers.map((stage) => (
          <EvidenceCell key={stage} ready={ready} category={category} stage={stage} mayAdd={false} />
        ))}
      </FoldedCard>
      <RatersCard ready={ready} current={current} />
    </>
  )
}
