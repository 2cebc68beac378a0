import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { storeListAddress } from './list-address.ts'
import type { WindowSearch } from './list-window.ts'

export type ListMoves<Search extends WindowSearch> = {
  /** Another filter, order or size is another list, read from its first page. */
  onChange: (part: Search) => void
  onPage: (page: number) => void
  /** Without any filter; the order stays. */
  onClear: () => void
}

/** How people move through a list: all that it shows stands in the address, which links back to it keep. */
export const useListMoves = <Search extends WindowSearch>(): ListMoves<Search> => {
  const navigate = useNavigate()
  const location = useLocation()
  useEffect(() => storeListAddress(location), [location])
  return {
    onChange: (part) =>
      void navigate({
        to: '.',
        search: ({ page: _, ...now }) => ({ ...now, ...part }),
        replace: true,
        resetScroll: false,
      }),
    onPage: (page) =>
      void navigate({ to: '.', search: (now) => ({ ...now, page }) }).then(() => scrollTo(0, 0)),
    onClear: () => void navigate({ to: '.', search: ({ order }) => (order === undefined ? {} : { order }) }),
  }
}
