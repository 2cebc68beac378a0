import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { storeListAddress } from './list-address.ts'
import type { WindowSearch } from './list-window.ts'

export type ListMoves<Search extends WindowSearch> = {
  /** A changed filter, order or size starts at the first page. */
  onChange: (part: Search) => void
  onPage: (page: number) => void
  onClear: () => void
}

/** Navigation within a list; its state is in the address. */
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
