import type { Line } from 'contract/evaluation/lines'

/** How many comments wait for a reply, by indicator; null is the whole line. None on a closed line. */
export const openComments = ({
  comments,
  comment_counts,
  status,
}: Line): ReadonlyMap<number | null, number> => {
  const counts = new Map<number | null, number>()
  if (status === 'CLOSED') return counts
  if (comment_counts) for (const { indicator, open } of comment_counts) counts.set(indicator, open)
  else
    for (const { indicator, resolved, hidden } of comments)
      if (!resolved && !hidden) counts.set(indicator, (counts.get(indicator) ?? 0) + 1)
  return counts
}

export const sumOf = (counts: ReadonlyMap<number | null, number>): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0)
