import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { announce } from '../../../../ui/messages/announcements.ts'
import { draftOn } from '../steps/review-draft.ts'
import { agree } from '../steps/use-review.ts'
import type { EvaluationReady, PlacedIndicator } from '../use-evaluation.ts'
import { nextUnseen } from './review-lists.ts'
import { useReviewList } from './use-review-list.ts'

const fieldText = (): string =>
  document.querySelector<HTMLTextAreaElement>('.letter-bar textarea')?.value ?? ''

/** The two decisions on an indicator; each moves on to the next undecided one of the list. */
export const useDecisions = (ready: EvaluationReady, current: PlacedIndicator) => {
  const { t } = useTranslation()
  const navigate = useNavigate({ from: '/evaluations/detail/$id/instrument/$instrumentId' })
  const line = ready.detail.line.id
  const { id: indicator } = current.indicator
  const list = useReviewList(ready, current)
  const { review, lists, shown } = list
  const filter = t(`review.filter.${list.filter}`)
  const judgement = review.on({ indicator })
  const [writing, setWriting] = useState<'open' | 'focused' | null>(
    draftOn(line, { indicator }) ? 'open' : null,
  )
  const next = nextUnseen(shown, { indicators: ready.indicators, current }, lists.isJudged)

  const [hasUnsentText, setUnsentText] = useState(false)
  const askNow = () => {
    if (writing === null) setWriting('focused')
    else document.querySelector<HTMLElement>('.letter-bar textarea')?.focus()
  }

  const goOn = (done: string) => {
    const rest = list.filter === 'unseen' ? shown.filter((each) => each !== current) : shown
    setWriting(null)
    setUnsentText(false)
    if (!next) return announce(t('review.wasLast', { done, filter }))
    const { code } = next.indicator
    announce(t('review.nowAt', { done, code, at: rest.indexOf(next) + 1, count: rest.length, filter }))
    void navigate({ search: (search) => ({ ...search, indicator: code }) })
  }
  const deciding = { line, indicator, seen: review.seenOn(indicator) }
  return {
    ...list,
    judgement,
    deciding,
    next,
    writing,
    /** Somebody pressed "agree" while the field held their text. */
    hasUnsentText,
    stopWriting: () => {
      setWriting(null)
      setUnsentText(false)
    },
    agreeNow: () => {
      // Leaving the field has sent its text by now, unless it was too short for a request.
      const typed = draftOn(line, { indicator })?.text ?? (writing === null ? '' : fieldText())
      if (typed.trim() !== '') {
        setUnsentText(true)
        return askNow()
      }
      if (!judgement?.agreed) agree(deciding, true)
      goOn(t('review.agreed'))
    },
    askNow,
    requestSent: () => goOn(t('review.askedFor')),
  }
}

export type Decisions = ReturnType<typeof useDecisions>
