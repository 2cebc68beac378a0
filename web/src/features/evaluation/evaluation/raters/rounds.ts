import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type RatingRound,
  type RatingRounds,
  type RoundBrief,
  ratingRoundCalls,
} from 'contract/evaluation/rating-rounds'
import { useEffect } from 'react'
import type { Entry, RatingWork } from '../../../../outbox/entry.ts'
import { onArrival } from '../../../../outbox/sending/sender.ts'
import { ask } from '../../../../session/ask.ts'
import { useActor } from '../../../../session/use-session.ts'

export const roundsQuery = (line: number) =>
  queryOptions({
    // Under the evaluations' key, so that a step of the line invalidates it too.
    queryKey: ['evaluations', 'rating-rounds', line],
    queryFn: ({ signal }): Promise<RatingRounds> =>
      ask(ratingRoundCalls.list, { parameters: { id: line }, signal }),
  })

/** Milliseconds between two requests while waiting for the other rater. */
const pace = 20_000

const withLetter = (round: RatingRound, { indicator, option, na_reason }: RatingWork, me: number) => ({
  ...round,
  ratings: [
    ...round.ratings.filter((each) => each.rater !== me || each.indicator !== indicator),
    ...(option === null ? [] : [{ rater: me, indicator, option, na_reason }]),
  ],
})

export const changeRound = (
  queryClient: QueryClient,
  { line, id }: { line: number; id: number },
  change: (round: RatingRound) => RatingRound,
): void => {
  queryClient.setQueryData(
    roundsQuery(line).queryKey,
    (known) =>
      known && { ...known, rounds: known.rounds.map((round) => (round.id === id ? change(round) : round)) },
  )
}

/** The rounds of a line, updated by sent letters, and polled while this person waits for the other. */
export const useRounds = (line: number) => {
  const queryClient = useQueryClient()
  const me = useActor().id
  const query = useQuery({
    ...roundsQuery(line),
    refetchInterval: ({ state }) =>
      state.data?.rounds.some(({ finished_at }) => finished_at === null) ? pace : false,
  })
  useEffect(
    () =>
      onArrival(({ work, line: of }) => {
        if (work.kind === 'rating' && of === line)
          changeRound(queryClient, { line, id: work.round }, (round) => withLetter(round, work, me))
      }),
    [queryClient, line, me],
  )
  return query
}

export type Letter = { option: number; na_reason: string | null }

/** The own letters: those in the outbox, else those of the server. */
export const ownLetters = (
  { id, ratings }: Pick<RatingRound, 'id' | 'ratings'>,
  me: number,
  entries: readonly Entry[],
): Map<number, Letter> => {
  const letters = new Map<number, Letter>()
  for (const { rater, indicator, option, na_reason } of ratings)
    if (rater === me) letters.set(indicator, { option, na_reason })
  for (const { work } of entries) {
    if (work.kind !== 'rating' || work.round !== id) continue
    if (work.option === null) letters.delete(work.indicator)
    else letters.set(work.indicator, { option: work.option, na_reason: work.na_reason })
  }
  return letters
}

export const stateOf = (
  { is_finished, raters }: Pick<RoundBrief, 'is_finished' | 'raters'>,
  me: number,
): 'finished' | 'own' | 'waits' | 'others' => {
  if (is_finished) return 'finished'
  const own = raters.find(({ id }) => id === me)
  if (!own) return 'others'
  return own.is_finished ? 'waits' : 'own'
}

/** The names of both raters, and of the one who is not finished. */
export const namesOf = ({ raters }: Pick<RoundBrief, 'raters'>) => {
  const [one, other] = raters
  const waitedFor = raters.find(({ is_finished }) => !is_finished)
  return { one: one?.name ?? '', other: other?.name ?? '', name: waitedFor?.name ?? '' }
}

export const briefOf = ({ id, category, raters, finished_at }: RatingRound): RoundBrief => ({
  id,
  category,
  raters: raters.map((rater) => ({
    id: rater.id,
    name: rater.name,
    is_finished: rater.finished_at !== null,
  })),
  is_finished: finished_at !== null,
})
