import { Pagination } from '../../ui/tables/Pagination.tsx'
import { type ListWindow, pageSizes } from './list-window.ts'
import type { ListMoves } from './use-list-moves.ts'

type Props = {
  window: Pick<ListWindow, 'page' | 'pageSize'>
  total: number
  moves: Pick<ListMoves<{ page_size?: number | undefined }>, 'onChange' | 'onPage'>
}

export function ListPages({ window, total, moves }: Props) {
  return (
    <Pagination
      page={window.page}
      pageSize={window.pageSize}
      total={total}
      onPage={moves.onPage}
      pageSizes={pageSizes}
      onPageSize={(size) => moves.onChange({ page_size: size })}
    />
  )
}
