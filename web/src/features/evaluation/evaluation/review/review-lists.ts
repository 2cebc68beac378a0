import { isOfSchool } from 'contract/access/roles'
import type { Line } from 'contract/evaluation/lines'
import { keysOf } from 'contract/platform/typed'
import { openComments } from '../texts/open-comments.ts'
import type { EvaluationReady, PlacedIndicator } from '../use-evaluation.ts'

/** When the line was returned last; null on its first submission. */
export const returnedAt = ({ reviews }: Line): string | null =>
  reviews.findLast(({ kind }) => kind === 'returned')?.at ?? null

/** Indicators with a changed answer or a new note of the school since the return. */
const changedSince = (line: Line): ReadonlySet<number | null> => {
  const since = returnedAt(line)
  if (since === null) return new Set()
  return new Set([
    ...line.changed_since_submission.map(({ indicator }) => indicator),
    ...line.notes
      .filter((note) => isOfSchool(note) && note.updated_at >= since)
      .map(({ indicator }) => indicator),
  ])
}

const tests = {
  unseen: ({ isJudged }: Facts, id: number) => !isJudged(id),
  changed: ({ changed }: Facts, id: number) => changed.has(id),
  commented: ({ comments }: Facts, id: number) => (comments.get(id) ?? 0) > 0,
  requested: ({ requested, requestedBefore }: Facts, id: number) =>
    requested.has(id) || requestedBefore.has(id),
  all: () => true,
}

export type ReviewFilter = keyof typeof tests
export const reviewFilters = keysOf(tests)

type Facts = {
  isJudged: (indicator: number) => boolean
  changed: ReadonlySet<number | null>
  comments: ReadonlyMap<number | null, number>
  requested: ReadonlySet<number>
  requestedBefore: ReadonlySet<number | null>
}

type Judged = { on: (target: { indicator: number }) => { agreed: boolean } | undefined }

export const reviewLists = (ready: Pick<EvaluationReady, 'detail' | 'indicators'>, review: Judged) => {
  const { indicators } = ready
  const { line } = ready.detail
  const requests = line.reviews.findLast(({ kind }) => kind === 'returned')?.messages ?? []
  const facts: Facts = {
    isJudged: (indicator) => review.on({ indicator }) !== undefined,
    changed: changedSince(line),
    comments: openComments(line),
    requested: new Set(
      indicators.flatMap(({ indicator: { id } }) =>
        review.on({ indicator: id })?.agreed === false ? id : [],
      ),
    ),
    requestedBefore: new Set(requests.map(({ indicator }) => indicator)),
  }
  const of = (filter: ReviewFilter): PlacedIndicator[] =>
    indicators.filter(({ indicator }) => tests[filter](facts, indicator.id))
  return { ...facts, of }
}

/** The filter that is set at first: what changed, else unanswered requests, else all that is undecided. */
export const firstFilter = (line: Line, { changed }: Pick<Facts, 'changed'>): ReviewFilter => {
  if (changed.size > 0) return 'changed'
  return returnedAt(line) === null ? 'unseen' : 'requested'
}

/** The next undecided indicator of a list, from here to the end and then from the beginning. */
export const nextUnseen = (
  shown: readonly PlacedIndicator[],
  { indicators, current }: { indicators: readonly PlacedIndicator[]; current: PlacedIndicator },
  isJudged: (indicator: number) => boolean,
): PlacedIndicator | undefined => {
  const here = indicators.indexOf(current)
  const waits = shown.filter((each) => each !== current && !isJudged(each.indicator.id))
  return waits.find((each) => indicators.indexOf(each) > here) ?? waits[0]
}
