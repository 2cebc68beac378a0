import { useQueryClient } from '@tanstack/react-query'
import { lineCalls } from 'contract/evaluation/lines'
import { lastRequests } from 'contract/evaluation/returned'
import { limits } from 'contract/platform/limits'
import { Problem } from 'contract/platform/problems'
import { useState } from 'react'
import { problemText } from '../../../../i18n/problem-text.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { sendNow } from '../../../../outbox/sending/sender.ts'
import { ask } from '../../../../session/ask.ts'
import { useOnline } from '../../../../session/use-online.ts'
import { useActor } from '../../../../session/use-session.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { TextArea } from '../../../../ui/fields/TextArea.tsx'
import { Banner } from '../../../../ui/messages/Banner.tsx'
import { Dialog } from '../../../../ui/overlays/Dialog.tsx'
import { RequestItems } from '../line/RequestItems.tsx'
import { useTargetOf } from '../line/use-target-of.ts'
import type { EvaluationReady } from '../use-evaluation.ts'
import { EvidenceWarnings } from './EvidenceWarnings.tsx'
import { ReviewerLine } from './ReviewerLine.tsx'
import { ReviewWarnings } from './ReviewWarnings.tsx'
import { purgeDraft } from './review-draft.ts'
import { reviewMarksQuery } from './review-queries.ts'
import { dropMarks, hasUndecided, useReview, write } from './use-review.ts'
import { useStep } from './use-step.ts'

export function FinishReview({ ready }: { ready: EvaluationReady }) {
  const { t } = useTranslation()
  const [end, setEnd] = useState<'return' | 'validate' | null>(null)
  const [isExplained, setExplained] = useState(false)
  const { detail, indicators } = ready
  const { line } = detail
  const review = useReview(line.id)
  const step = useStep()
  const isOnline = useOnline()
  const me = useActor().id
  const queryClient = useQueryClient()
  const { messages } = review
  const targetOf = useTargetOf(ready)
  const open = (lastRequests(line)?.requests ?? []).filter(({ isMended }) => !isMended)
  const judged = indicators.filter(({ indicator }) => review.on({ indicator: indicator.id })).length
  const unseen = indicators.length - judged
  const unsent = indicators.flatMap(({ indicator: { id, code } }) => (review.unsent.includes(id) ? code : []))
  const undecided = indicators.flatMap(({ indicator: { id, code } }) => (review.undecidedOn(id) ? code : []))
  /** A return needs a text, and so does validating answers that nobody looked at. */
  const needsReason = end === 'return' || (end === 'validate' && unseen > 0)
  const close = () => {
    setEnd(null)
    setExplained(false)
    step.clear()
  }

  const finish = async () => {
    setExplained(true)
    if (needsReason && messages.length === 0) return
    if (messages.some(({ text }) => [...text].length > limits.text)) return
    const isReturn = end === 'return'
    const body = { messages, seen_requests: review.requestsOfOthers(me) }
    const request = { parameters: { id: line.id }, body, key: crypto.randomUUID() }
    // A mark that arrives after the step would be refused.
    await sendNow()
    // If sending met another reviewer's mark just now, the dialog shows it first.
    if (undecided.length === 0 && hasUndecided(line.id)) return
    const isDone = await step.run(
      () => (isReturn ? ask(lineCalls.return, request) : ask(lineCalls.review, request)),
      isReturn ? t('review.returned') : t('review.validated'),
      (error) =>
        error instanceof Problem && error.code === 'version_conflict'
          ? t('review.othersAsked')
          : problemText(t, error),
    )
    // A refusal may be due to other reviewers' marks, which the dialog then shows.
    if (!isDone) return queryClient.invalidateQueries(reviewMarksQuery(line.id))
    purgeDraft(line.id)
    dropMarks(line.id)
    close()
  }

  return (
    <>
      <ReviewerLine line={line} />
      <p className="text-14 text-text2">
        {t('review.summary', { count: unseen, total: indicators.length })}{' '}
        {t('review.requests', { count: messages.length })}
      </p>
      {!isOnline && <p className="text-14 text-text2">{t('review.needsConnection')}</p>}
      <ReviewWarnings ready={ready} />
      <EvidenceWarnings ready={ready} />
      {/* Both labels are given the height of the longer one, so that nothing moves while a request is written. */}
      <div className="flex gap-2 *:min-h-14 *:flex-1 *:basis-0 *:px-2! *:leading-tight *:whitespace-normal!">
        <Button isDisabled={!isOnline} onPress={() => setEnd('return')}>
          {t('review.return', { count: messages.length })}
        </Button>
        <Button isDisabled={!isOnline} onPress={() => setEnd('validate')}>
          {t('review.validate')}
        </Button>
      </div>
      <Dialog
        isOpen={end !== null}
        onClose={close}
        isQuestion
        title={
          end === 'return'
            ? t('review.returnTitle', { school: detail.school.name })
            : t('review.validateTitle', { school: detail.school.name })
        }
        buttons={
          <>
            <Button onPress={close}>{t('ui.cancel')}</Button>
            <Button kind="primary" isPending={step.isPending} onPress={() => void finish()}>
              {end === 'return' ? t('review.returnNow') : t('review.validateNow')}
            </Button>
          </>
        }
      >
        <p className="text-text2">{end === 'return' ? t('review.returnText') : t('review.validateText')}</p>
        {undecided.length > 0 && (
          <Banner tone="warn">{t('review.undecided', { codes: undecided.join(', ') })}</Banner>
        )}
        {unsent.length > 0 && <Banner tone="warn">{t('review.unsent', { codes: unsent.join(', ') })}</Banner>}
        {end === 'validate' && messages.length > 0 && (
          <Banner tone="warn">{t('review.requestsStay', { count: messages.length })}</Banner>
        )}
        {end === 'validate' && unseen > 0 && (
          <Banner tone="warn">{t('review.unseen', { count: unseen })}</Banner>
        )}
        {end === 'validate' && open.length > 0 && (
          <Banner tone="warn" title={t('review.openBefore', { count: open.length })}>
            <ul className="list-disc ps-5">
              <RequestItems ready={ready} requests={open} />
            </ul>
          </Banner>
        )}
        {step.problem && <Banner tone="danger">{step.problem}</Banner>}
        {messages.length > 0 && (
          <ul className="grid max-h-48 list-disc gap-1 overflow-auto ps-5 text-15">
            {messages.map((message) => (
              <li key={`${message.indicator} ${message.category} ${message.stage}`}>
                <b className="font-strong">{targetOf(message)?.label}</b> {message.text}
              </li>
            ))}
          </ul>
        )}
        <TextArea
          label={t('review.overall')}
          hint={t('review.reasonHint')}
          isOptional={!needsReason || messages.length > 0}
          rows={2}
          limit={limits.text}
          value={review.on({})?.text ?? ''}
          onChange={(text) => write(line.id, {}, text)}
          {...(isExplained && needsReason && messages.length === 0 && { problem: t('review.reasonNeeded') })}
        />
      </Dialog>
    </>
  )
}
