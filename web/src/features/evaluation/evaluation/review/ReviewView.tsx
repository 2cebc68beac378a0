import { useDeferredValue } from 'react'
import { readOwnTexts } from '../../../../i18n/read-language.ts'
import { lazily } from '../../../../ui/waiting/lazily.tsx'
import { EvaluationColumns } from '../EvaluationColumns.tsx'
import { LineNotices } from '../line/LineNotices.tsx'
import type { EvaluationReady, PlacedIndicator } from '../use-evaluation.ts'
import type { Where } from '../where/use-where.ts'
import { ReviewAside } from './ReviewAside.tsx'
import { ReviewedIndicator } from './ReviewedIndicator.tsx'
import { ReviewNav } from './ReviewNav.tsx'
import { ReviewPicker } from './ReviewPicker.tsx'
import { useFreshReview } from './use-fresh-review.ts'

const AllComments = lazily(async () => {
  const [part] = await Promise.all([import('../texts/AllComments.tsx'), readOwnTexts('comments')])
  return part.AllComments
})

type Props = { ready: EvaluationReady; current: PlacedIndicator; part: Where['part'] }

export function ReviewView({ ready, current, part }: Props) {
  useFreshReview(ready)
  const isWhole = useDeferredValue(true, false)
  return (
    <>
      <div className="px-4 pt-2.5 wide:hidden">
        <ReviewPicker ready={ready} current={current} />
      </div>
      <EvaluationColumns
        domains={isWhole && <ReviewNav ready={ready} current={current} />}
        aside={
          isWhole && (
            <ReviewAside
              key={current.indicator.id}
              ready={ready}
              current={current}
              isOfLine={part === 'comments'}
            />
          )
        }
      >
        {part === 'comments' ? (
          <AllComments ready={ready} />
        ) : (
          <>
            <LineNotices ready={ready} />
            <ReviewedIndicator key={current.indicator.id} ready={ready} current={current} />
          </>
        )}
      </EvaluationColumns>
    </>
  )
}
