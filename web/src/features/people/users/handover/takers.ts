import type { HandoverKind, Holding, NewHandoverBody } from 'contract/people/handover'

/** The person who takes over each part; a missing part goes to nobody. */
export type Takers = Partial<Record<HandoverKind, number | undefined>>

/** People who may take over something of each part. */
export const takersOfAll = (holdings: readonly Holding[]): Holding['takers'] => {
  const [first, ...others] = holdings
  if (!first) return []
  return first.takers.filter(({ id }) =>
    others.every(({ takers }) => takers.some((taker) => taker.id === id)),
  )
}

/** An action of a plan is tied to a person only by their places: without them it keeps the former name. */
export const leavesActions = (holdings: readonly Holding[], { places, actions }: Takers): boolean =>
  places !== undefined && actions === undefined && holdings.some(({ kind }) => kind === 'actions')

export const takersFor = ({ lines, places, actions }: Takers): NewHandoverBody => ({
  ...(lines !== undefined && { lines }),
  ...(places !== undefined && { places }),
  ...(actions !== undefined && { actions }),
})
