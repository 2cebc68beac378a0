import { useQueryClient } from '@tanstack/react-query'
import { lineCalls } from 'contract/evaluation/lines'
import { limits } from 'contract/platform/limits'
import { Problem } from 'contract/platform/problems'
import { useState } from 'react'
import { problemText } from '../../../../i18n/problem-text.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { sendNow } from '../../../../outbox/sending/sender.ts'
import { ask } from '../../../../session/ask.ts'
import { useActor } from '../../../../session/use-session.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { TextArea } from '../../../../ui/fields/TextArea.tsx'
import { Banner } from '../../../../ui/messages/Banner.tsx'
import { Dialog } from '../../../../ui/overlays/Dialog.tsx'
import { RequestItems } from '../line/RequestItems.tsx'
import { useTargetOf } from '../line/use-target-of.ts'
import type { EvaluationReady } from '../use-evaluation.ts'
import { purgeDraft } from './review-draft.ts'
import type { End, Facts, Review } from './review-facts.ts'
import { reviewMarksQuery } from './review-queries.ts'
import { dropMarks, hasUndecided, write } from './use-review.ts'
import { useStep } from './use-step.ts'

/** Sends the end of a review; resolves to whether it is done. */
const useEnding = (line: number, review: Review, { undecided }: Facts) => {
  const { t } = useTranslation()
  const { run, ...step } = useStep()
  const me = useActor().id
  const queryClient = useQueryClient()
  const send = async (end: End): Promise<boolean> => {
    const body = { messages: review.messages, seen_requests: review.requestsOfOthers(me) }
    const request = { parameters: { id: line }, body, key: crypto.randomUUID() }
    // A mark that arrives after the step would be refused.
    await sendNow()
    // If sending met another reviewer's mark just now, the dialog shows it first.
    if (undecided.length === 0 && hasUndecided(line)) return false
    const isDone = await run(
      () => ask(end === 'return' ? lineCalls.return : lineCalls.review, request),
      end === 'return' ? t('review.returned') : t('review.validated'),
      (error) =>
        error instanceof Problem && error.code === 'version_conflict'
          ? t('review.othersAsked')
          : problemText(t, error),
    )
    if (isDone) {
      purgeDraft(line)
      dropMarks(line)
    } else {
      // A refusal may be due to other reviewers' marks, which the dialog then shows.
      await queryClient.invalidateQueries(reviewMarksQuery(line))
    }
    return isDone
  }
  return { ...step, send }
}

type Props = {
  ready: EvaluationReady
  review: Review
  facts: Facts
  end: End | null
  onClose: () => void
}

export function FinishDialog({ ready, review, facts, end, onClose }: Props) {
  const { t } = useTranslation()
  const [isExplained, setExplained] = useState(false)
  const { line, school } = ready.detail
  const ending = useEnding(line.id, review, facts)
  const { messages } = review
  /** A return needs a text, and so does validating answers that nobody looked at. */
  const needsReason = end === 'return' || (end === 'validate' && facts.unseen > 0)
  const lacksReason = needsReason && messages.length === 0
  const close = () => {
    onClose()
    setExplained(false)
    ending.clear()
  }
  const finish = async () => {
    setExplained(true)
    if (!end || lacksReason || messages.some(({ text }) => [...text].length > limits.text)) return
    if (await ending.send(end)) close()
  }
  return (
    <Dialog
      isOpen={end !== null}
      onClose={close}
      isQuestion
      title={t(end === 'return' ? 'review.returnTitle' : 'review.validateTitle', { school: school.name })}
      buttons={
        <>
          <Button onPress={close}>{t('ui.cancel')}</Button>
          <Button kind="primary" isPending={ending.isPending} onPress={() => void finish()}>
            {end === 'return' ? t('review.returnNow') : t('review.validateNow')}
          </Button>
        </>
      }
    >
      <p className="text-text2">{end === 'return' ? t('review.returnText') : t('review.validateText')}</p>
      <Warnings ready={ready} facts={facts} end={end} requests={messages.length} problem={ending.problem} />
      <Messages ready={ready} messages={messages} />
      <TextArea
        label={t('review.overall')}
        hint={t('review.reasonHint')}
        isOptional={!lacksReason}
        rows={2}
        limit={limits.text}
        value={review.on({})?.text ?? ''}
        onChange={(text) => write(line.id, {}, text)}
        {...(isExplained && lacksReason && { problem: t('review.reasonNeeded') })}
      />
    </Dialog>
  )
}

type WarningsProps = {
  ready: EvaluationReady
  facts: Facts
  end: End | null
  requests: number
  problem: string | undefined
}

function Warnings({
  ready,
  facts: { undecided, unsent, unseen, open },
  end,
  requests,
  problem,
}: WarningsProps) {
  const { t } = useTranslation()
  const isValidating = end === 'validate'
  return (
    <>
      {undecided.length > 0 && (
        <Banner tone="warn">{t('review.undecided', { codes: undecided.join(', ') })}</Banner>
      )}
      {unsent.length > 0 && <Banner tone="warn">{t('review.unsent', { codes: unsent.join(', ') })}</Banner>}
      {isValidating && requests > 0 && (
        <Banner tone="warn">{t('review.requestsStay', { count: requests })}</Banner>
      )}
      {isValidating && unseen > 0 && <Banner tone="warn">{t('review.unseen', { count: unseen })}</Banner>}
      {isValidating && open.length > 0 && (
        <Banner tone="warn" title={t('review.openBefore', { count: open.length })}>
          <ul className="list-disc ps-5">
            <RequestItems ready={ready} requests={open} />
          </ul>
        </Banner>
      )}
      {problem && <Banner tone="danger">{problem}</Banner>}
    </>
  )
}

function Messages({ ready, messages }: { ready: EvaluationReady; messages: Review['messages'] }) {
  const targetOf = useTargetOf(ready)
  if (messages.length === 0) return null
  return (
    <ul className="grid max-h-48 list-disc gap-1 overflow-auto ps-5 text-15">
      {messages.map((message) => (
        <li key={`${message.indicator} ${message.category} ${message.stage}`}>
          <b className="font-strong">{targetOf(message)?.label}</b> {message.text}
        </li>
      ))}
    </ul>
  )
}
