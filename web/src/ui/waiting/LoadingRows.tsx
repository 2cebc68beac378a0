import { LoadingState } from './LoadingState.tsx'
import { RowsSkeleton } from './RowsSkeleton.tsx'

export function LoadingRows({ rows }: { rows?: number }) {
  return (
    <LoadingState isFlush>
      <RowsSkeleton {...(rows !== undefined && { rows })} />
    </LoadingState>
  )
}
