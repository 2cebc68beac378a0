import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { drop, store } from '../../../../outbox/outbox.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Banner } from '../../../../ui/messages/Banner.tsx'
import { reviewMarksQuery } from '../steps/review-queries.ts'
import { useReview } from '../steps/use-review.ts'

type Props = { line: number; indicator: number }

/** A decision met another reviewer's that the person had not seen: both are shown and the person chooses. */
export function MarkConflict({ line, indicator }: Props) {
  const undecided = useReview(line).undecidedOn(indicator)
  const isChosen = useRef(false)
  // The button that was pressed is gone, so the new state takes the focus.
  useEffect(() => {
    if (undecided || !isChosen.current) return
    isChosen.current = false
    document.querySelector<HTMLElement>('.letter-bar [data-decided]')?.focus()
  }, [undecided])
  const choose = (act: () => void) => {
    isChosen.current = true
    act()
  }
  return undecided && <Question key={undecided.id} line={line} undecided={undecided} choose={choose} />
}

type Undecided = NonNullable<ReturnType<ReturnType<typeof useReview>['undecidedOn']>>

type QuestionProps = { line: number; undecided: Undecided; choose: (act: () => void) => void }

function Question({ line, undecided: { id, work, problem }, choose }: QuestionProps) {
  const { t } = useTranslation()
  // The cached marks are older than the one that caused the refusal.
  const { data: marks } = useQuery({ ...reviewMarksQuery(line), refetchOnMount: 'always' })
  const refusedFor = problem?.id ?? 0
  const theirs = marks?.find((mark) => mark.indicator === work.indicator && mark.id >= refusedFor)
  const mine = work.verdict ?? 'none'
  return (
    <div className="basis-full">
      <Banner
        tone="danger"
        title={t('review.metAnother')}
        action={
          <div className="flex flex-wrap gap-2">
            <Button onPress={() => choose(() => drop(id))}>{t('review.letItStand')}</Button>
            <Button
              kind="primary"
              onPress={() => choose(() => store(line, { ...work, seen: theirs?.id ?? (refusedFor || null) }))}
            >
              {t('review.allTheSame', { mine })}
            </Button>
          </div>
        }
      >
        {theirs && (
          <p className="wrap-anywhere">
            {t('review.theirs', { name: theirs.by.name, verdict: theirs.verdict, text: theirs.text ?? '' })}
          </p>
        )}
        <p className="wrap-anywhere">{t('review.mine', { mine, text: work.text })}</p>
      </Banner>
    </div>
  )
}
