import { useQueryClient } from '@tanstack/react-query'
import type { ActionPlan, PlanAnswer } from 'contract/evaluation/plan/action-plans'
import { limits } from 'contract/platform/limits'
import { useEffect, useRef, useState } from 'react'
import { draftsOfLine } from '../../../../../drafts/names.ts'
import { useDraft } from '../../../../../drafts/use-draft.ts'
import { problemText } from '../../../../../i18n/problem-text.ts'
import { useTranslation } from '../../../../../i18n/translation.tsx'
import { useRequestKey } from '../../../../../kit/forms/use-request-key.ts'
import { isUnreachable } from '../../../../../session/send.ts'
import { showToast } from '../../../../../ui/messages/toasts.ts'
import { planQuery } from '../queries.ts'
import { type AnswerDraft, writeAnswer } from './write-answer.ts'

/** Milliseconds without a key before an answer is sent, and before a retry when offline. */
const pause = 900
const again = 15_000

type State = 'saved' | 'waiting' | 'saving' | 'device' | 'refused' | 'conflict'

/** The answer to one question: stored on the device at each key, sent after a pause. */
export const useAnswer = (evaluation: number, plan: ActionPlan, number: number) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const keyFor = useRequestKey()
  const saved = plan.questions.find((answer) => answer.number === number) ?? null
  const [draft, setDraft] = useState<AnswerDraft | null>(null)
  /** The field's text while it is focused, with spaces that saving trims. */
  const [typed, setTyped] = useState<string | null>(null)
  const [state, setState] = useState<State>('saved')
  const [problem, setProblem] = useState<string>()
  const [theirs, setTheirs] = useState<PlanAnswer | null>(null)
  const newest = useRef(draft)
  const query = planQuery(evaluation, plan.evaluation_line)

  const change = (next: AnswerDraft | null, nextState: State) => {
    newest.current = next
    setDraft(next)
    setState(nextState)
  }

  const stored = useDraft({
    name: `${draftsOfLine(plan.evaluation_line)}plan/${number}`,
    value: draft?.text ?? saved?.answer ?? '',
    isDirty: draft !== null,
    base: draft?.base ?? saved,
    restore: (text, base) => change({ text, base: base as PlanAnswer | null }, 'waiting'),
    reset: () => change(null, 'saved'),
  })

  const show = (row: PlanAnswer | null) =>
    queryClient.setQueryData(query.queryKey, (now) => {
      if (!now) return now
      const others = now.questions.filter((answer) => answer.number !== number)
      return { ...now, questions: row ? [...others, row] : others }
    })

  const readAgain = async () => {
    const { questions } = await queryClient.fetchQuery({ ...query, staleTime: 0 })
    return questions.find((answer) => answer.number === number) ?? null
  }

  /** Resolves to whether everything written so far is saved. */
  const send = async (): Promise<boolean> => {
    const sent = newest.current
    if (!sent || !plan.editable || state === 'saving' || state === 'conflict') return false
    if ([...sent.text.trim()].length > limits.text) {
      setState('refused')
      return false
    }
    setState('saving')
    setProblem(undefined)
    try {
      const key = keyFor(sent)
      const written = await writeAnswer({ plan: plan.id, number, key, readAgain }, sent)
      if (written.kind === 'conflict') {
        setTheirs(written.theirs)
        setState('conflict')
        return false
      }
      show(written.row)
      const now = newest.current
      // Text typed during the request is now based on what was just saved.
      if (now && now.text !== sent.text) change({ text: now.text, base: written.row }, 'waiting')
      else change(null, 'saved')
      return true
    } catch (error) {
      setState(isUnreachable(error) ? 'device' : 'refused')
      setProblem(isUnreachable(error) ? undefined : problemText(t, error))
      return false
    }
  }

  const sendNow = useRef(send)
  useEffect(() => {
    sendNow.current = send
  })
  const text = draft?.text
  useEffect(() => {
    if (text === undefined || (state !== 'waiting' && state !== 'device')) return
    const timer = setTimeout(() => void sendNow.current(), state === 'waiting' ? pause : again)
    const retry = () => void sendNow.current()
    addEventListener('online', retry)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', retry)
    }
  }, [text, state])

  return {
    draft: stored,
    text: typed ?? draft?.text ?? saved?.answer ?? '',
    saved,
    state,
    problem,
    theirs,
    type: (typedText: string) => {
      setTyped(typedText)
      const next = { text: typedText, base: newest.current ? newest.current.base : saved }
      change(next, state === 'saving' || state === 'conflict' ? state : 'waiting')
    },
    leave: () => {
      setTyped(null)
      if (state === 'waiting') void send()
    },
    /** Empties the answer; resolves to whether it was removed. */
    remove: async () => {
      setTyped(null)
      change({ text: '', base: saved }, 'waiting')
      if (await send()) showToast('success', t('plan.answerDeleted'))
    },
    tryAgain: () => void send(),
    /** A draft of a line that can no longer be changed is discarded only by the person. */
    discard: () => change(null, 'saved'),
    takeTheirs: () => {
      show(theirs)
      setTyped(null)
      change(null, 'saved')
    },
    keepMine: () => {
      if (!newest.current) return
      change({ text: newest.current.text, base: theirs }, 'waiting')
    },
  }
}

export type AnswerNow = ReturnType<typeof useAnswer>
