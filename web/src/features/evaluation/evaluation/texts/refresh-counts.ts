import type { QueryClient } from '@tanstack/react-query'

const counting = [['notifications'], ['evaluations', 'home'], ['schools']]

/** Asks anew for what tells of comments to answer elsewhere: the bell, home, and the page of the school. */
export const refreshCounts = (client: QueryClient): void => {
  for (const queryKey of counting) void client.invalidateQueries({ queryKey })
}
