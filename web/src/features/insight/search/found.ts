import type { Page } from 'contract/platform/shapes'

type QueryState = { isFetching: boolean; error: unknown; refetch: () => unknown }

export const stateOf = ({ isFetching, error, refetch }: QueryState) => ({
  isSearching: isFetching,
  error,
  again: () => void refetch(),
})

/** Rows of the search text before are not shown. */
export const rowsOf = <Row>({
  data,
  isPlaceholderData,
}: {
  data: Page<Row> | undefined
  isPlaceholderData: boolean
}) => (isPlaceholderData ? [] : (data?.results ?? []))
