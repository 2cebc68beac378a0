import { LoadingState } from './LoadingState.tsx'
import { RowsSkeleton } from './RowsSkeleton.tsx'

/** In place of rows that are being read. */
export function LoadingRows({ rows }: { rows?: number }) {
  return (
    <LoadingState isFlush>
      <RowsSkeleton {...(rows !== undefined && { rows })} />
    </LoadingState>
  )
}
