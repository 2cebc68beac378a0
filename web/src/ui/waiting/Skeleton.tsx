interface SkeletonProps {
  /** Any CSS length; the height is that of a line of text unless told. */
  width?: string
  height?: string
}

/** A grey shape that keeps the place of what is to come, so that nothing jumps. */
export function Skeleton({ width = '100%', height = '1.25rem' }: SkeletonProps) {
  return (
    <div aria-hidden="true" className="animate-breathe rounded-small bg-surface3" style={{ width, height }} />
  )
}
