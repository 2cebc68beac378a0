import type { HandoverKind, Holding, NewHandoverBody } from 'contract/people/handover'

/** Who takes over each part; of one that is left out nobody. */
export type Takers = Partial<Record<HandoverKind, number | undefined>>

/** People who may take over something of each part. */
export const takersOfAll = (holdings: readonly Holding[]): Holding['takers'] => {
  const [first, ...others] = holdings
  if (!first) return []
  return first.takers.filter(({ id }) =>
    others.every(({ takers }) => takers.some((taker) => taker.id === id)),
  )
}

/** Without the places an action of a plan is tied to the person by nothing: it is given with them, or keeps the name. */
export const leavesActions = (holdings: readonly Holding[], { places, actions }: Takers): boolean =>
  places !== undefined && actions === undefined && holdings.some(({ kind }) => kind === 'actions')

export const takersFor = ({ lines, places, actions }: Takers): NewHandoverBody => ({
  ...(lines !== undefined && { lines }),
  ...(places !== undefined && { places }),
  ...(actions !== undefined && { actions }),
})
