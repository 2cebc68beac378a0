import { useQueryClient } from '@tanstack/react-query'
import { equalShare, evaluationCalls } from 'contract/evaluation/evaluations'
import { limits } from 'contract/platform/limits'
import { Problem } from 'contract/platform/problems'
import { useState } from 'react'
import { draftsOfLine } from '../../../../drafts/names.ts'
import { useDraft } from '../../../../drafts/use-draft.ts'
import { problemText } from '../../../../i18n/problem-text.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { ask } from '../../../../session/ask.ts'
import { showToast } from '../../../../ui/messages/toasts.ts'
import { evaluationQuery } from '../../evaluations/queries.ts'
import type { EvaluationReady } from '../use-evaluation.ts'
import { totalOf, type Weights, weightsOf } from './figures.ts'

const isSame = (one: Weights, other: Weights): boolean =>
  Object.keys(one).every((category) => one[Number(category)] === other[Number(category)])

/**
 * The 100 points while they are shared out: a draft on the device until all are saved at once. Where somebody else
 * saved others meanwhile, `theirs` holds them and the person chooses.
 */
export const useWeights = ({ detail, categories }: EvaluationReady) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { line } = detail
  const saved = weightsOf(line)
  const [draft, setDraft] = useState<Weights | null>(null)
  const [theirs, setTheirs] = useState<Weights | null>(null)
  const [problem, setProblem] = useState<string>()
  const [isPending, setPending] = useState(false)
  const weights = draft ?? saved
  const total = totalOf(weights)
  const isWhole = Object.values(weights).every(Number.isFinite)
  const isDirty = !isSame(weights, saved)

  const change = (next: Weights | null) => {
    setDraft(next)
    setProblem(undefined)
  }

  const stored = useDraft({
    name: `${draftsOfLine(line.id)}weights`,
    value: weights,
    isDirty,
    base: saved,
    restore: (restored, writtenOver) => {
      // The draft belongs to domains of an edition that the line no longer has.
      if (!Object.keys(saved).every((id) => id in restored)) return
      setDraft(restored)
      if (writtenOver && !isSame(writtenOver as Weights, saved)) setTheirs(saved)
    },
    reset: () => change(null),
  })

  const write = async (version: number) => {
    const scores = categories.map(({ id }) => ({ category: id, score: weights[id] ?? 0 }))
    await ask(evaluationCalls.weigh, { body: { evaluation_line: line.id, scores }, version })
    change(null)
    setTheirs(null)
    await queryClient.invalidateQueries({ queryKey: ['evaluations'] })
    showToast('success', t('scores.saved'))
  }

  /** The line's version also changes by other work; only different weights are a conflict. */
  const meet = async () => {
    const newest = await queryClient.fetchQuery({ ...evaluationQuery(detail.id, line.id), staleTime: 0 })
    const now = weightsOf(newest.line)
    if (isSame(now, saved) || isSame(now, weights)) return write(newest.line.version)
    setTheirs(now)
  }

  const attempt = async (action: () => Promise<void>) => {
    setPending(true)
    setProblem(undefined)
    try {
      await action()
    } catch (error) {
      setProblem(problemText(t, error))
    } finally {
      setPending(false)
    }
  }

  return {
    draft: stored,
    weights,
    saved,
    total,
    left: limits.scoresTotal - total,
    isDirty,
    isPending,
    problem,
    theirs,
    set: (category: number, weight: number) => change({ ...weights, [category]: weight }),
    shareEqually: () =>
      change(Object.fromEntries(categories.map(({ id, number }) => [id, equalShare[number - 1] ?? 0]))),
    undo: () => change(null),
    takeTheirs: () => {
      setTheirs(null)
      change(null)
    },
    /** Saves over the version that was read last. */
    save: () => {
      if (total !== limits.scoresTotal || !isWhole) {
        setProblem(t('scores.mustTotal', { total }))
        return Promise.resolve()
      }
      return attempt(async () => {
        try {
          await write(line.version)
        } catch (error) {
          if (!(error instanceof Problem) || error.code !== 'version_conflict') throw error
          await meet()
        }
      })
    },
  }
}

export type WeightsNow = ReturnType<typeof useWeights>
