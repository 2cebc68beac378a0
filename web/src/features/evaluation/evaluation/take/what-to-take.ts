import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { can } from 'contract/access/permissions'
import type { Actor } from 'contract/access/scope'
import type { EvaluationDetail } from 'contract/evaluation/evaluations'
import { thumbnailQuery } from '../../../../kit/viewer/thumbnail-queries.ts'
import { categoriesQuery, optionsQuery } from '../../../instrument/instruments/queries.ts'
import { evaluationQuery, placeOfEvaluation } from '../../evaluations/queries.ts'
import { planQuery } from '../plan/queries.ts'
import { roundsQuery } from '../raters/rounds.ts'
import { schoolResultsQuery } from '../school-results-queries.ts'
import { reviewMarksQuery } from '../steps/review-queries.ts'
import { commentsOfLineQuery } from '../texts/queries.ts'
import { lineBefore, lineBeforeQuery } from '../where/use-line-before.ts'

export const parts = ['questions', 'line', 'before', 'plan', 'results', 'photos'] as const
export type Part = (typeof parts)[number]

export type Taking = { part: Part; queryKey: QueryKey; take: (client: QueryClient) => Promise<unknown> }

/**
 * All requests of the pages of a line, made again even if cached, except the line, which was just read; schools have
 * no marks.
 */
export const whatToTake = (actor: Actor, detail: EvaluationDetail): Taking[] => {
  const { id, line, instrument, school } = detail
  const staleTime = 0
  const [texts, options] = [categoriesQuery(instrument.id), optionsQuery(instrument.id)]
  const [latest, named] = [evaluationQuery(id), evaluationQuery(id, line.id)]
  const comments = commentsOfLineQuery({ evaluation: id, line: line.id })
  const marks = reviewMarksQuery(line.id)
  const rounds = roundsQuery(line.id)
  const before = lineBeforeQuery(id, lineBefore(detail))
  const plan = planQuery(id, line.id)
  const results = schoolResultsQuery(school.id)
  const photos = line.files.filter(({ kind }) => kind === 'photo').map((photo) => thumbnailQuery(photo.id))
  const mayReview = can(actor, 'line.review', placeOfEvaluation(detail))
  const all: (Taking & { isThere?: boolean })[] = [
    { part: 'questions', ...texts, take: (client) => client.fetchQuery({ ...texts, staleTime }) },
    { part: 'questions', ...options, take: (client) => client.fetchQuery({ ...options, staleTime }) },
    { part: 'line', ...latest, take: (client) => client.fetchQuery({ ...latest, staleTime }) },
    { part: 'line', ...named, take: (client) => client.fetchQuery(named) },
    {
      part: 'line',
      ...comments,
      take: (client) => client.fetchQuery({ ...comments, staleTime }),
      isThere: line.comment_counts !== null,
    },
    {
      part: 'line',
      ...marks,
      take: (client) => client.fetchQuery({ ...marks, staleTime }),
      isThere: mayReview,
    },
    {
      part: 'line',
      ...rounds,
      take: (client) => client.fetchQuery({ ...rounds, staleTime }),
      isThere: line.rating_rounds.length > 0,
    },
    {
      part: 'before',
      ...before,
      take: (client) => client.fetchQuery(before),
      isThere: lineBefore(detail) !== undefined,
    },
    { part: 'plan', ...plan, take: (client) => client.fetchQuery({ ...plan, staleTime }) },
    { part: 'results', ...results, take: (client) => client.fetchQuery({ ...results, staleTime }) },
    ...photos.map(
      (photo): Taking => ({ part: 'photos', ...photo, take: (client) => client.fetchQuery(photo) }),
    ),
  ]
  return all
    .filter(({ isThere = true }) => isThere)
    .map(({ part, queryKey, take }) => ({ part, queryKey, take }))
}
