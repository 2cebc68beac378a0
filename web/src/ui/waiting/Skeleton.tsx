interface SkeletonProps {
  /** Any CSS length; the default height is that of a line of text. */
  width?: string
  height?: string
}

/** A grey placeholder of the same size as the content, so that nothing moves. */
export function Skeleton({ width = '100%', height = '1.25rem' }: SkeletonProps) {
  return (
    <div aria-hidden="true" className="animate-breathe rounded-small bg-surface3" style={{ width, height }} />
  )
}
