import type { QueryClient } from '@tanstack/react-query'

const counting = [['notifications'], ['evaluations', 'home'], ['schools']]

/** Invalidates what shows counts of unanswered comments: the bell, home, and the page of the school. */
export const refreshCounts = (client: QueryClient): void => {
  for (const queryKey of counting) void client.invalidateQueries({ queryKey })
}
